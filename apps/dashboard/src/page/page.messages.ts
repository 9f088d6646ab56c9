import { defineMessage, defineMessages } from 'react-intl';

export const pageMessages = defineMessages({
  failedOffline: { id: 'page.failed.offline', defaultMessage: 'Нет связи с сервером' },
  failedOfflineHelp: {
    id: 'page.failed.offline.help',
    defaultMessage: 'Проверьте подключение к сети и повторите.',
  },
  failedTimeout: { id: 'page.failed.timeout', defaultMessage: 'Сервер не ответил вовремя' },
  failedTimeoutHelp: {
    id: 'page.failed.timeout.help',
    defaultMessage: 'Ответ занял больше 10 секунд. Повторите или сузьте период.',
  },
  failedNotFound: { id: 'page.failed.notFound', defaultMessage: 'Данных пока нет' },
  failedNotFoundHelp: {
    id: 'page.failed.notFound.help',
    defaultMessage: 'Этот раздел появится, когда будет загружен снимок портала с такими данными.',
  },
  failedRefused: { id: 'page.failed.refused', defaultMessage: 'Запрос не принят' },
  failedRefusedHelp: {
    id: 'page.failed.refused.help',
    defaultMessage: 'Вероятно, в адресе страницы неверный параметр. Сбросьте фильтры.',
  },
  failedServer: { id: 'page.failed.server', defaultMessage: 'Не удалось загрузить данные' },
  failedServerHelp: {
    id: 'page.failed.server.help',
    defaultMessage: 'Сервер ответил ошибкой. Повторите позже.',
  },
  failedContract: { id: 'page.failed.contract', defaultMessage: 'Ответ сервера не распознан' },
  failedContractHelp: {
    id: 'page.failed.contract.help',
    defaultMessage: 'Похоже, вышла новая версия. Обновите страницу.',
  },
  staleNotice: {
    id: 'page.stale',
    defaultMessage: 'Обновить не удалось, показаны прежние данные.',
  },
  tooMany: defineMessage<{ most: number }>({
    id: 'page.tooMany',
    defaultMessage:
      'Здесь можно выбрать не больше {most, plural, one {# значения} other {# значений}}: снимите одно, чтобы добавить другое',
  }),
  retry: { id: 'page.retry', defaultMessage: 'Повторить' },
  method: { id: 'page.method', defaultMessage: 'методика' },
  share: { id: 'page.share', defaultMessage: 'Скопировать ссылку на эту страницу' },
  linkCopied: { id: 'page.share.copied', defaultMessage: 'Ссылка скопирована' },
  linkNotCopied: {
    id: 'page.share.failed',
    defaultMessage: 'Скопировать не удалось. Возьмите ссылку из адресной строки.',
  },
  exportCsv: { id: 'page.export', defaultMessage: 'Сохранить таблицу в CSV' },
  exported: { id: 'page.export.done', defaultMessage: 'Таблица сохранена' },
  exportCut: defineMessage<{ rows: string; all: number }>({
    id: 'page.export.cut',
    defaultMessage:
      'Сохранены первые {rows} из {all, plural, one {# строки} few {# строк} many {# строк} other {# строк}}: больше строк получают после входа',
  }),
  exportFailed: {
    id: 'page.export.failed',
    defaultMessage: 'Сохранить таблицу не удалось. Попробуйте ещё раз.',
  },
  portalSwitch: { id: 'page.portalSwitch', defaultMessage: 'Портал' },
  period: { id: 'page.period', defaultMessage: 'Период' },
  filters: { id: 'page.filters', defaultMessage: 'Выбранные фильтры' },
  partialDay: defineMessage<{ day: string }>({
    id: 'page.partialDay',
    defaultMessage:
      '{day} прочитан не полностью. Часть цифр может быть меньше, чем на портале; в сравнения этот день не входит.',
  }),
  close: { id: 'page.close', defaultMessage: 'Закрыть' },
  wrongParams: defineMessage<{ names: string; count: number }>({
    id: 'page.wrongParams',
    defaultMessage:
      '{count, plural, one {Параметр адреса {names} указан с ошибкой и не учтён} few {Параметры адреса {names} указаны с ошибкой и не учтены} many {Параметры адреса {names} указаны с ошибкой и не учтены} other {Параметры адреса {names} указаны с ошибкой и не учтены}}.',
  }),
  slow: {
    id: 'page.slow',
    defaultMessage: 'Ответ сервера задерживается. Страница дополнится, как только он придёт.',
  },
  slowPeriod: {
    id: 'page.slow.period',
    defaultMessage: 'Ответ сервера задерживается. За меньший период он придёт быстрее.',
  },
  narrow: { id: 'page.slow.narrow', defaultMessage: 'Взять период короче' },
  noDataTitle: { id: 'page.noData', defaultMessage: 'Данных этого портала пока нет' },
  noDataHelp: defineMessage<{ command: string }>({
    id: 'page.noData.help',
    defaultMessage:
      'Они появятся, когда администратор загрузит снимок портала: файлом на странице статуса парсеров или командой {command}.',
  }),
  noDataAbout: { id: 'page.noData.about', defaultMessage: 'Откуда берутся данные' },
  emptyTitle: { id: 'page.empty', defaultMessage: 'Ничего не найдено' },
  resetFilters: { id: 'page.resetFilters', defaultMessage: 'Сбросить фильтры' },
  blockCrashTitle: { id: 'page.blockCrash', defaultMessage: 'Эта часть страницы не показана' },
  blockCrashHelp: {
    id: 'page.blockCrash.help',
    defaultMessage:
      'Остальное работает. Попробуйте ещё раз; если не поможет, обновите страницу целиком.',
  },
  blockCrashRetry: { id: 'page.blockCrash.retry', defaultMessage: 'Показать ещё раз' },
  saveView: { id: 'page.saveView', defaultMessage: 'Сохранить вид' },
  viewNotSaved: { id: 'page.saveView.failed', defaultMessage: 'Вид не сохранён: нет связи' },
  notOffline: {
    id: 'page.notOffline',
    defaultMessage: 'Нет сети: эта страница откроется, когда связь вернётся.',
  },
});
