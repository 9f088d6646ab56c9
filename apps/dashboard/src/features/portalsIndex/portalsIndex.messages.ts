import { defineMessage, defineMessages } from 'react-intl';

export const portalsIndexMessages = defineMessages({
  title: { id: 'portalsIndex.title', defaultMessage: 'Порталы' },
  lead: defineMessage<{ books: number }>({
    id: 'portalsIndex.lead',
    defaultMessage:
      'Шесть порталов, {books, plural, one {# книга} few {# книги} many {# книг} other {# книги}} под наблюдением.',
  }),
  books: { id: 'portalsIndex.books', defaultMessage: 'Книг' },
  day: { id: 'portalsIndex.day', defaultMessage: 'Данные за' },
  since: { id: 'portalsIndex.since', defaultMessage: 'Наблюдаем с' },
  metrics: { id: 'portalsIndex.metrics', defaultMessage: 'Показатели' },
  lists: { id: 'portalsIndex.lists', defaultMessage: 'Списки' },
  none: { id: 'portalsIndex.none', defaultMessage: 'Данных пока нет' },
});
