import { defineMessage, defineMessages } from 'react-intl';

/** Changes of a followed item, as parts of a line: «вход в «Топ 100» на место 12; цена …». */
export const changesMessages = defineMessages({
  enteredAt: defineMessage<{ list: string; place: string }>({
    id: 'changes.enteredAt',
    defaultMessage: 'вход в «{list}» на место {place}',
  }),
  entered: defineMessage<{ list: string }>({
    id: 'changes.entered',
    defaultMessage: 'вход в «{list}»',
  }),
  leftFrom: defineMessage<{ list: string; place: string }>({
    id: 'changes.leftFrom',
    defaultMessage: 'выход из «{list}» с места {place}',
  }),
  left: defineMessage<{ list: string }>({
    id: 'changes.left',
    defaultMessage: 'выход из «{list}»',
  }),
  place: defineMessage<{ place: string; before: string }>({
    id: 'changes.place',
    defaultMessage: 'лучшее место {place}, было {before}',
  }),
  placeNew: defineMessage<{ place: string }>({
    id: 'changes.placeNew',
    defaultMessage: 'лучшее место {place}, днём раньше вне списков',
  }),
  placeLost: defineMessage<{ before: string }>({
    id: 'changes.placeLost',
    defaultMessage: 'вне списков, было место {before}',
  }),
  gain: defineMessage<{ metric: string; gain: string; days: number }>({
    id: 'changes.gain',
    defaultMessage:
      '{metric} {gain}{days, plural, =1 {} one { за # день} few { за # дня} many { за # дней} other { за # дня}}',
  }),
  price: defineMessage<{ was: string; is: string }>({
    id: 'changes.price',
    defaultMessage: 'цена {was} → {is}',
  }),
  priceBy: defineMessage<{ was: string; is: string; by: string }>({
    id: 'changes.priceBy',
    defaultMessage: 'цена {was} → {is} ({by})',
  }),
  priceNow: { id: 'changes.priceNow', defaultMessage: 'цена изменилась' },
  discount_start: { id: 'changes.discountStart', defaultMessage: 'началась скидка' },
  discount_end: { id: 'changes.discountEnd', defaultMessage: 'скидка кончилась' },
  chapter: { id: 'changes.chapter', defaultMessage: 'вышло продолжение' },
  finished: { id: 'changes.finished', defaultMessage: 'книга завершена' },
  reopened: { id: 'changes.reopened', defaultMessage: 'книга снова пишется' },
  genre: { id: 'changes.genre', defaultMessage: 'изменились жанры' },
  tag: { id: 'changes.tag', defaultMessage: 'изменились теги' },
  cover: { id: 'changes.cover', defaultMessage: 'новая обложка' },
  title: { id: 'changes.title', defaultMessage: 'новое название' },
  annotation: { id: 'changes.annotation', defaultMessage: 'новая аннотация' },
  subscription: { id: 'changes.subscription', defaultMessage: 'изменился доступ' },
  removed: { id: 'changes.removed', defaultMessage: 'книга снята с портала' },
  restored: { id: 'changes.restored', defaultMessage: 'книга вернулась на портал' },
  joined: defineMessage<{ first: string; rest: string }>({
    id: 'changes.joined',
    defaultMessage: '{first}; {rest}',
  }),
});
