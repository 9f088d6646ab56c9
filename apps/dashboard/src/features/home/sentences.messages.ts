import { defineMessage, defineMessages } from 'react-intl';

/** Sentences of the daily rules; the server provides the numbers. */
export const sentenceMessages = defineMessages({
  leader: defineMessage<{ name: string; portal: string; days: number }>({
    id: 'home.sentence.leader',
    defaultMessage:
      '«{name}» держит первое место ({portal}) {days, plural, one {# снимок} few {# снимка} many {# снимков} other {# снимка}} подряд',
  }),
  riser: defineMessage<{ name: string; portal: string; places: number; from: string; to: string }>({
    id: 'home.sentence.riser',
    defaultMessage:
      '«{name}» к прошлому снимку поднялась с {from}-го места на {to}-е ({portal}): {places, plural, one {# место} few {# места} many {# мест} other {# места}} вверх',
  }),
  genreShare: defineMessage<{ name: string; portal: string; share: string; before: string }>({
    id: 'home.sentence.genreShare',
    defaultMessage: 'Жанр «{name}» занял {share} мест топа ({portal}); неделю назад было {before}',
  }),
  turnover: defineMessage<{ portal: string; share: string; before: string }>({
    id: 'home.sentence.turnover',
    defaultMessage:
      'Топ обновляется быстрее обычного ({portal}): {share} за снимок против {before}',
  }),
  momentum: defineMessage<{ name: string; portal: string; change: string }>({
    id: 'home.sentence.momentum',
    defaultMessage: 'Жанр «{name}» набирает ход ({portal}): прирост недели {change} к прошлой',
  }),
  newcomers: defineMessage<{ portal: string; count: number }>({
    id: 'home.sentence.newcomers',
    defaultMessage:
      'Впервые в топе ({portal}): {count, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  sample: defineMessage<{ n: number }>({
    id: 'home.sentence.sample',
    defaultMessage: 'по {n, plural, one {# книге} few {# книгам} many {# книгам} other {# книги}}',
  }),
});
