import { defineMessage, defineMessages } from 'react-intl';

/** The row of a signed-in reader: no part of what guests fetch. */
export const ownBooksMessages = defineMessages({
  title: { id: 'home.own', defaultMessage: 'Ваши книги' },
  all: defineMessage<{ count: number }>({
    id: 'home.own.all',
    defaultMessage: 'Весь список ({count, number})',
  }),
  none: {
    id: 'home.own.none',
    defaultMessage: 'Пока ни одной. Звезда рядом с книгой в таблицах приведёт её сюда.',
  },
  noneHere: {
    id: 'home.own.noneHere',
    defaultMessage: 'На выбранных порталах ваших книг нет.',
  },
  quiet: { id: 'home.own.quiet', defaultMessage: 'за день без изменений' },
  at: defineMessage<{ place: string }>({
    id: 'home.own.at',
    defaultMessage: 'лучшее место {place}, как и днём раньше',
  }),
});
