import { defineMessage, defineMessages } from 'react-intl';

export const authorMessages = defineMessages({
  title: { id: 'author.title', defaultMessage: 'Карточка автора' },
  titled: defineMessage<{ name: string }>({
    id: 'author.titled',
    defaultMessage: 'Карточка автора · {name}',
  }),
  lead: defineMessage<{ books: number; portal: string; places: number }>({
    id: 'author.lead',
    defaultMessage:
      '{books, plural, one {# книга} few {# книги} many {# книг} other {# книги}} под наблюдением на портале «{portal}»{places, plural, =0 {} one {, # место в главном топе} few {, # места в главном топе} many {, # мест в главном топе} other {, # места в главном топе}}.',
  }),
  books: { id: 'author.kpi.books', defaultMessage: 'Книг' },
  finished: { id: 'author.kpi.finished', defaultMessage: 'Завершено' },
  volume: { id: 'author.kpi.volume', defaultMessage: 'Общий объём' },
  gain: { id: 'author.kpi.gain', defaultMessage: 'Прирост за 7 дней' },
  places: { id: 'author.kpi.places', defaultMessage: 'Мест в главном топе' },
  best: { id: 'author.kpi.best', defaultMessage: 'Лучшее место за 90 дней' },
  bookList: { id: 'author.books', defaultMessage: 'Книги автора' },
  onPortal: defineMessage<{ portal: string }>({
    id: 'author.onPortal',
    defaultMessage: 'Открыть на портале «{portal}»',
  }),
  noReading: {
    id: 'author.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
});
