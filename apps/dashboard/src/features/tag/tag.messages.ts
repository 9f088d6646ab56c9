import { defineMessage, defineMessages } from 'react-intl';

export const tagMessages = defineMessages({
  heading: defineMessage<{ name: string }>({ id: 'tag.heading', defaultMessage: 'Тег «{name}»' }),
  unknown: { id: 'tag.unknown', defaultMessage: 'Тег' },
  lead: defineMessage<{
    books: number;
    authors: number;
    lift: string;
    side: 'more' | 'less' | 'same';
    sure: 'yes' | 'no';
  }>({
    id: 'tag.lead',
    defaultMessage:
      'Авторы с этим тегом стоят в топах {side, select, more {чаще обычного} less {реже обычного} other {примерно так же часто, как все}}, ×{lift}{sure, select, no { (предварительно)} other {}}: {books, plural, one {# книга} few {# книги} many {# книг} other {# книги}} у {authors, plural, one {# автора} few {# авторов} many {# авторов} other {# автора}}.',
  }),
  leadPlain: defineMessage<{ books: number; authors: number; listed: number }>({
    id: 'tag.leadPlain',
    defaultMessage:
      'С этим тегом {books, plural, one {# книга} few {# книги} many {# книг} other {# книги}} у {authors, plural, one {# автора} few {# авторов} many {# авторов} other {# автора}}; из них в главном топе за 30 дней {listed, plural, =0 {ни одного} other {#}}.',
  }),
  firstSeen: defineMessage<{ day: string }>({
    id: 'tag.firstSeen',
    defaultMessage: 'впервые замечен {day}',
  }),
  terms: { id: 'tag.terms', defaultMessage: 'Цена и объём рядом с жанром' },
  againstGenre: { id: 'tag.againstGenre', defaultMessage: 'Сравнить с жанром' },
  genre: defineMessage<{ name: string }>({ id: 'tag.genre', defaultMessage: 'Жанр «{name}»' }),
  livesIn: { id: 'tag.livesIn', defaultMessage: 'Живёт в жанрах:' },
  partner: defineMessage<{ name: string; books: number }>({
    id: 'tag.partner',
    defaultMessage: '{name} · {books, number}',
  }),
});
