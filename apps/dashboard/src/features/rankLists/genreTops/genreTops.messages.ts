import { defineMessage, defineMessages } from 'react-intl';

export const genreTopsMessages = defineMessages({
  modes: { id: 'genreTops.modes', defaultMessage: 'Как смотреть' },
  mode_one: { id: 'genreTops.mode.one', defaultMessage: 'Один жанр' },
  mode_side: { id: 'genreTops.mode.side', defaultMessage: 'Рядом' },
  mode_common: { id: 'genreTops.mode.common', defaultMessage: 'Пересечения' },
  genres: { id: 'genreTops.genres', defaultMessage: 'Жанры' },
  books: defineMessage<{ count: number }>({
    id: 'genreTops.books',
    defaultMessage: '{count, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  change: {
    id: 'genreTops.change',
    defaultMessage: 'Прирост за 7 дней к предыдущим семи; без цвета — может быть случайно',
  },
  sideHint: defineMessage<{ most: number }>({
    id: 'genreTops.side.hint',
    defaultMessage:
      'Отметьте до {most, plural, one {# жанра} few {# жанров} many {# жанров} other {# жанров}}, чтобы поставить их рядом.',
  }),
  sideTable: defineMessage<{ genre: string }>({
    id: 'genreTops.side.table',
    defaultMessage: 'Первые десять: {genre}',
  }),
  debutShare: { id: 'genreTops.debutShare', defaultMessage: 'Дебютов в топе' },
  medianAge: { id: 'genreTops.medianAge', defaultMessage: 'Медианный возраст, дней' },
  seriesShare: { id: 'genreTops.seriesShare', defaultMessage: 'Книг в циклах' },
  effectiveAuthors: { id: 'genreTops.effectiveAuthors', defaultMessage: 'Эффективных авторов' },
  effectiveNote: {
    id: 'genreTops.effectiveAuthors.note',
    defaultMessage: '1 ÷ сумма квадратов долей',
  },
  ofTop: defineMessage<{ size: number }>({
    id: 'genreTops.ofTop',
    defaultMessage: 'На {size, plural, one {# место} few {# места} many {# мест} other {# места}}',
  }),
  common: defineMessage<{ count: number }>({
    id: 'genreTops.common',
    defaultMessage:
      '{count, plural, one {# книга стоит} few {# книги стоят} many {# книг стоят} other {# книги стоят}} сразу в нескольких топах',
  }),
  commonNote: {
    id: 'genreTops.common.note',
    defaultMessage:
      'По последнему полному снимку каждого жанра; сначала те, что в большем числе топов.',
  },
  pairs: { id: 'genreTops.pairs', defaultMessage: 'Какие жанры делят книги' },
  pairsLead: defineMessage<{ a: string; b: string; books: number }>({
    id: 'genreTops.pairs.lead',
    defaultMessage:
      'Больше всего общих книг: «{a}» и «{b}», {books, plural, one {# книга} few {# книги} many {# книг} other {# книги}}',
  }),
  pairsNote: {
    id: 'genreTops.pairs.note',
    defaultMessage: 'Сколько книг стоит в топах обоих жанров. Клетка открывает жанр строки.',
  },
  inCommon: { id: 'genreTops.pairs.value', defaultMessage: 'Общих книг' },
  tops: { id: 'genreTops.tops', defaultMessage: 'Топов' },
});
