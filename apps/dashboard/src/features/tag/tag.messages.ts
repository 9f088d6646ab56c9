import { defineMessage, defineMessages } from 'react-intl';

export const tagMessages = defineMessages({
  heading: defineMessage<{ name: string }>({ id: 'tag.heading', defaultMessage: 'Тег «{name}»' }),
  unknown: { id: 'tag.unknown', defaultMessage: 'Тег' },
  lead: defineMessage<{ books: number; authors: number }>({
    id: 'tag.lead',
    defaultMessage:
      'С этим тегом {books, plural, one {# книга} few {# книги} many {# книг} other {# книги}} у {authors, plural, one {# автора} few {# авторов} many {# авторов} other {# автора}}.',
  }),
  books: { id: 'tag.kpi.books', defaultMessage: 'Книг' },
  authors: { id: 'tag.kpi.authors', defaultMessage: 'Авторов' },
  newBooks: { id: 'tag.kpi.newBooks', defaultMessage: 'Новых за 30 дней' },
  gain: { id: 'tag.kpi.gain', defaultMessage: 'Прирост за 7 дней' },
  median: { id: 'tag.kpi.median', defaultMessage: 'Медиана на книгу' },
  places: { id: 'tag.kpi.places', defaultMessage: 'Мест в главном топе' },
  partners: { id: 'tag.partners', defaultMessage: 'Напарники' },
  partnersLead: {
    id: 'tag.partners.lead',
    defaultMessage: 'Теги, что чаще других стоят у тех же книг.',
  },
  partner: defineMessage<{ name: string; books: number }>({
    id: 'tag.partner',
    defaultMessage: '{name} · {books, number}',
  }),
  bookList: { id: 'tag.books', defaultMessage: 'Книги с этим тегом' },
  noReading: {
    id: 'tag.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
});
