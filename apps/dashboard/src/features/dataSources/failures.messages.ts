import { defineMessage, defineMessages } from 'react-intl';

/** The list of failures of background tasks. */
export const failuresMessages = defineMessages({
  title: { id: 'failures.title', defaultMessage: 'Сбои фоновых заданий' },
  help: {
    id: 'failures.help',
    defaultMessage:
      'Остальное эти задания обработали. Сервер повторяет попытки сам; после успеха строка исчезает.',
  },
  empty: { id: 'failures.empty', defaultMessage: 'Сбоев нет' },
  loop: { id: 'failures.loop', defaultMessage: 'Задание' },
  message: { id: 'failures.message', defaultMessage: 'Ошибка' },
  count: { id: 'failures.count', defaultMessage: 'Попыток' },
  since: defineMessage<{ at: string }>({
    id: 'failures.since',
    defaultMessage: 'впервые: {at}',
  }),
  lastAt: { id: 'failures.lastAt', defaultMessage: 'В последний раз' },
  dismiss: { id: 'failures.dismiss', defaultMessage: 'Скрыть' },
  dismissOne: defineMessage<{ subject: string }>({
    id: 'failures.dismiss.one',
    defaultMessage: 'Скрыть сбой: {subject}',
  }),
  dismissed: { id: 'failures.dismissed', defaultMessage: 'Сбой скрыт' },
  notDismissed: { id: 'failures.notDismissed', defaultMessage: 'Сбой не скрыт' },

  alerts: { id: 'failures.loop.alerts', defaultMessage: 'Оповещения' },
  webhooks: { id: 'failures.loop.webhooks', defaultMessage: 'Вебхуки' },
  feeds: { id: 'failures.loop.feeds', defaultMessage: 'Ленты оповещений' },
  collectors: { id: 'failures.loop.collectors', defaultMessage: 'Обходы порталов' },
  imports: { id: 'failures.loop.imports', defaultMessage: 'Загрузки' },
  renames: { id: 'failures.loop.renames', defaultMessage: 'Переименования' },
  pages: { id: 'failures.loop.pages', defaultMessage: 'Подготовка страниц' },
  pruning: { id: 'failures.loop.pruning', defaultMessage: 'Удаление устаревшего' },
});
