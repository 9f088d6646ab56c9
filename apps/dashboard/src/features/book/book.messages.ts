import { defineMessage, defineMessages } from 'react-intl';

export const bookMessages = defineMessages({
  title: { id: 'book.title', defaultMessage: 'Карточка книги' },
  titled: defineMessage<{ name: string }>({
    id: 'book.titled',
    defaultMessage: 'Карточка книги · {name}',
  }),
  lead: defineMessage<{ position: number; list: string }>({
    id: 'book.lead',
    defaultMessage: 'Лучшее место сегодня: {position, number}, {list}.',
  }),
  leadNone: {
    id: 'book.leadNone',
    defaultMessage: 'Сегодня книги нет ни в одном из снятых списков.',
  },
  status: { id: 'book.status', defaultMessage: 'Статус' },
  access: { id: 'book.access', defaultMessage: 'Доступ' },
  form: { id: 'book.form', defaultMessage: 'Форма' },
  volume: { id: 'book.volume', defaultMessage: 'Объём' },
  price: { id: 'book.price', defaultMessage: 'Цена' },
  age: { id: 'book.age', defaultMessage: 'Возраст' },
  ageValue: defineMessage<{ age: number }>({
    id: 'book.age.value',
    defaultMessage: '{age, number}+',
  }),
  published: { id: 'book.published', defaultMessage: 'Опубликована' },
  updated: { id: 'book.updated', defaultMessage: 'Обновлена' },
  finished: { id: 'book.finished', defaultMessage: 'Завершена' },
  series: { id: 'book.series', defaultMessage: 'Цикл' },
  seriesValue: defineMessage<{ title: string; number: string }>({
    id: 'book.series.value',
    defaultMessage: '{title}, книга {number}',
  }),
  publisher: { id: 'book.publisher', defaultMessage: 'Издательство' },
  genres: { id: 'book.genres', defaultMessage: 'Жанры' },
  tags: { id: 'book.tags', defaultMessage: 'Теги' },
  annotation: { id: 'book.annotation', defaultMessage: 'Аннотация' },
  onPortal: defineMessage<{ portal: string }>({
    id: 'book.onPortal',
    defaultMessage: 'Открыть на портале «{portal}»',
  }),
  metricsDay: defineMessage<{ day: string }>({
    id: 'book.metrics.day',
    defaultMessage: 'Показатели за {day}',
  }),
  metricsNone: { id: 'book.metrics.none', defaultMessage: 'Показателей этой книги пока нет' },
  history: { id: 'book.history', defaultMessage: 'Как менялось место книги' },
  historyNote: {
    id: 'book.history.note',
    defaultMessage:
      'Места на снятые дни, первое место сверху. Нижняя полоса — вне списка. Дни без снимка заштрихованы и не соединяются.',
  },
  historyEmpty: {
    id: 'book.history.empty',
    defaultMessage: 'Книга не стояла ни в одном из снятых списков',
  },
  growth: defineMessage<{ metric: string }>({
    id: 'book.growth',
    defaultMessage: 'Как росли показатели: {metric}',
  }),
  growthNote: {
    id: 'book.growth.note',
    defaultMessage: 'Накопленное значение, как его показал портал. Дни без замера не соединяются.',
  },
  metric: { id: 'book.metric', defaultMessage: 'Показатель' },
  places: { id: 'book.places', defaultMessage: 'Все места' },
  placesEmpty: { id: 'book.places.empty', defaultMessage: 'Сегодня книги нет в списках' },
  gainWeek: { id: 'book.gain.week', defaultMessage: 'за 7 дней' },
  gainDays: defineMessage<{ days: number }>({
    id: 'book.gain.days',
    defaultMessage: 'за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  stars: { id: 'book.stars', defaultMessage: 'Оценки читателей' },
  star: defineMessage<{ stars: number }>({ id: 'book.star', defaultMessage: '{stars, number} ★' }),
});
