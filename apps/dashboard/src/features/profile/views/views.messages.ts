import { defineMessage, defineMessages } from 'react-intl';

export const viewsMessages = defineMessages({
  title: { id: 'views.title', defaultMessage: 'Сохранённые виды' },
  lead: defineMessage<{ count: number; limit: number }>({
    id: 'views.lead',
    defaultMessage: '{count, number} из {limit, number}. Сохраняются закладкой в шапке страницы.',
  }),
  rename: defineMessage<{ name: string }>({
    id: 'views.rename',
    defaultMessage: 'Переименовать «{name}»',
  }),
  renameTitle: { id: 'views.rename.title', defaultMessage: 'Переименовать вид' },
  remove: defineMessage<{ name: string }>({
    id: 'views.remove',
    defaultMessage: 'Удалить вид «{name}»',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'views.removed',
    defaultMessage: 'Вид «{name}» удалён',
  }),
  undo: { id: 'views.undo', defaultMessage: 'Вернуть' },
  notRemoved: { id: 'views.notRemoved', defaultMessage: 'Вид не удалён' },
  notRestored: { id: 'views.notRestored', defaultMessage: 'Вид не возвращён' },
  empty: { id: 'views.empty', defaultMessage: 'Сохранённых видов нет' },
  emptyHelp: {
    id: 'views.empty.help',
    defaultMessage:
      'Откройте список, каталог или тренды, настройте фильтры и нажмите закладку в шапке.',
  },
});
