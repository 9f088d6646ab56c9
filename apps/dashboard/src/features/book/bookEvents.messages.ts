import { defineMessage, defineMessages } from 'react-intl';

export const eventMessages = defineMessages({
  price: { id: 'bookEvent.price', defaultMessage: 'Изменилась цена' },
  discountStart: { id: 'bookEvent.discountStart', defaultMessage: 'Началась скидка' },
  discountEnd: { id: 'bookEvent.discountEnd', defaultMessage: 'Скидка кончилась' },
  chapter: { id: 'bookEvent.chapter', defaultMessage: 'Вышло продолжение' },
  finished: { id: 'bookEvent.finished', defaultMessage: 'Книга завершена' },
  reopened: { id: 'bookEvent.reopened', defaultMessage: 'Книга снова пишется' },
  genre: { id: 'bookEvent.genre', defaultMessage: 'Изменились жанры' },
  tag: { id: 'bookEvent.tag', defaultMessage: 'Изменились теги' },
  cover: { id: 'bookEvent.cover', defaultMessage: 'Новая обложка' },
  titleChange: { id: 'bookEvent.title', defaultMessage: 'Новое название' },
  annotation: { id: 'bookEvent.annotation', defaultMessage: 'Новая аннотация' },
  subscription: { id: 'bookEvent.subscription', defaultMessage: 'Изменился доступ' },
  listEnter: { id: 'bookEvent.listEnter', defaultMessage: 'Вход в список' },
  listExit: { id: 'bookEvent.listExit', defaultMessage: 'Выход из списка' },
  removed: { id: 'bookEvent.removed', defaultMessage: 'Книга снята с портала' },
  restored: { id: 'bookEvent.restored', defaultMessage: 'Книга вернулась на портал' },
  wasIs: defineMessage<{ was: string; is: string }>({
    id: 'bookEvent.wasIs',
    defaultMessage: '{was} → {is}',
  }),
  added: defineMessage<{ name: string }>({
    id: 'bookEvent.added',
    defaultMessage: 'добавлено «{name}»',
  }),
  removedName: defineMessage<{ name: string }>({
    id: 'bookEvent.removedName',
    defaultMessage: 'убрано «{name}»',
  }),
  atPlace: defineMessage<{ place: string }>({
    id: 'bookEvent.atPlace',
    defaultMessage: 'на место {place}',
  }),
  fromPlace: defineMessage<{ place: string }>({
    id: 'bookEvent.fromPlace',
    defaultMessage: 'с места {place}',
  }),
  journal: { id: 'bookEvent.journal', defaultMessage: 'Журнал изменений' },
  journalLead: {
    id: 'bookEvent.journal.lead',
    defaultMessage: 'Что изменилось между двумя снимками портала, новое сверху.',
  },
  journalEmpty: {
    id: 'bookEvent.journal.empty',
    defaultMessage: 'Между снимками ничего не менялось',
  },
  anyType: { id: 'bookEvent.anyType', defaultMessage: 'Все изменения' },
  typeFilter: { id: 'bookEvent.typeFilter', defaultMessage: 'Вид изменения' },
  typeCount: defineMessage<{ name: string; count: number }>({
    id: 'bookEvent.typeCount',
    defaultMessage: '{name} · {count, number}',
  }),
  what: { id: 'bookEvent.what', defaultMessage: 'Что изменилось' },
  wasIsColumn: { id: 'bookEvent.wasIsColumn', defaultMessage: 'Было → стало' },
});
