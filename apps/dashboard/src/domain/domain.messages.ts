import { defineMessage, defineMessages } from 'react-intl';

/** Names of the field's own things: metrics, lists, states of a book. */
export const metricMessages = defineMessages({
  views: { id: 'metric.views', defaultMessage: 'Просмотры' },
  likes: { id: 'metric.likes', defaultMessage: 'Лайки' },
  library: { id: 'metric.library', defaultMessage: 'В библиотеках' },
  comments: { id: 'metric.comments', defaultMessage: 'Комментарии' },
  reviews: { id: 'metric.reviews', defaultMessage: 'Рецензии' },
  awards: { id: 'metric.awards', defaultMessage: 'Награды' },
  rating: { id: 'metric.rating', defaultMessage: 'Рейтинг' },
  rating_count: { id: 'metric.ratingCount', defaultMessage: 'Оценки' },
  reading: { id: 'metric.reading', defaultMessage: 'Читают' },
  postponed: { id: 'metric.postponed', defaultMessage: 'Отложили' },
  finished_reading: { id: 'metric.finishedReading', defaultMessage: 'Прочитали' },
  not_interested: { id: 'metric.notInterested', defaultMessage: 'Не интересно' },
  downloaded: { id: 'metric.downloaded', defaultMessage: 'Скачали' },
  donations: { id: 'metric.donations', defaultMessage: 'Пожертвования' },
});

export const listMessages = defineMessages({
  bestseller: { id: 'list.bestseller', defaultMessage: 'Бестселлеры' },
  global_top: { id: 'list.globalTop', defaultMessage: 'Топ 100' },
  genre_top: { id: 'list.genreTop', defaultMessage: 'Топ жанра' },
  trending: { id: 'list.trending', defaultMessage: 'Набирающие популярность' },
  new: { id: 'list.new', defaultMessage: 'Новинки' },
  promo: { id: 'list.promo', defaultMessage: 'Акции' },
  /** A list of one genre, as the book card names it. */
  ofGenre: defineMessage<{ genre: string }>({
    id: 'list.ofGenre',
    defaultMessage: 'Топ жанра: {genre}',
  }),
  withPeriod: defineMessage<{ list: string; period: string }>({
    id: 'list.withPeriod',
    defaultMessage: '{list}, {period}',
  }),
});

export const periodMessages = defineMessages({
  day: { id: 'period.day', defaultMessage: 'за день' },
  week: { id: 'period.week', defaultMessage: 'за неделю' },
  month: { id: 'period.month', defaultMessage: 'за месяц' },
  all: { id: 'period.all', defaultMessage: 'за всё время' },
});

export const statusMessages = defineMessages({
  in_progress: { id: 'book.status.inProgress', defaultMessage: 'В процессе' },
  finished: { id: 'book.status.finished', defaultMessage: 'Завершена' },
  frozen: { id: 'book.status.frozen', defaultMessage: 'Заморожена' },
  draft: { id: 'book.status.draft', defaultMessage: 'Черновик' },
  removed: { id: 'book.status.removed', defaultMessage: 'Снята' },
  unknown: { id: 'book.status.unknown', defaultMessage: 'Неизвестно' },
});

export const accessMessages = defineMessages({
  free: { id: 'book.access.free', defaultMessage: 'Бесплатно' },
  paid: { id: 'book.access.paid', defaultMessage: 'Платно' },
  subscription: { id: 'book.access.subscription', defaultMessage: 'Подписка' },
  catalog_subscription: {
    id: 'book.access.catalogSubscription',
    defaultMessage: 'Подписка на каталог',
  },
  preorder: { id: 'book.access.preorder', defaultMessage: 'Предзаказ' },
});

export const formMessages = defineMessages({
  novel: { id: 'book.form.novel', defaultMessage: 'Роман' },
  tale: { id: 'book.form.tale', defaultMessage: 'Повесть' },
  story: { id: 'book.form.story', defaultMessage: 'Рассказ' },
  collection: { id: 'book.form.collection', defaultMessage: 'Сборник' },
  poetry: { id: 'book.form.poetry', defaultMessage: 'Поэзия' },
  translation: { id: 'book.form.translation', defaultMessage: 'Перевод' },
  audio: { id: 'book.form.audio', defaultMessage: 'Аудиокнига' },
  other: { id: 'book.form.other', defaultMessage: 'Другое' },
});

export const columnMessages = defineMessages({
  rank: { id: 'column.rank', defaultMessage: 'Место' },
  prevRank: { id: 'column.prevRank', defaultMessage: 'Было' },
  prevRankTitle: { id: 'column.prevRank.title', defaultMessage: 'Место в день сравнения' },
  book: { id: 'column.book', defaultMessage: 'Книга' },
  author: { id: 'column.author', defaultMessage: 'Автор' },
  portal: { id: 'column.portal', defaultMessage: 'Портал' },
  genres: { id: 'column.genres', defaultMessage: 'Жанры' },
  genre: { id: 'column.genre', defaultMessage: 'Жанр' },
  tag: { id: 'column.tag', defaultMessage: 'Тег' },
  tags: { id: 'column.tags', defaultMessage: 'Теги' },
  books: { id: 'column.books', defaultMessage: 'Книг' },
  authors: { id: 'column.authors', defaultMessage: 'Авторов' },
  newBooks: { id: 'column.newBooks', defaultMessage: 'Новых за 30 дней' },
  finishedShare: { id: 'column.finishedShare', defaultMessage: 'Завершено' },
  finished: { id: 'column.finished', defaultMessage: 'Завершено' },
  gain: { id: 'column.gain', defaultMessage: 'Прирост за 7 дней' },
  gainOf: defineMessage<{ metric: string }>({
    id: 'column.gainOf',
    defaultMessage: '{metric}, прирост',
  }),
  medianGain: { id: 'column.medianGain', defaultMessage: 'Медиана на книгу' },
  topPlaces: { id: 'column.topPlaces', defaultMessage: 'Мест в топе' },
  medianPrice: { id: 'column.medianPrice', defaultMessage: 'Медианная цена' },
  price: { id: 'column.price', defaultMessage: 'Цена' },
  volume: { id: 'column.volume', defaultMessage: 'Объём, а.л.' },
  daysOn: { id: 'column.daysOn', defaultMessage: 'Дней в списке' },
  peak: { id: 'column.peak', defaultMessage: 'Пик' },
  bestPosition: { id: 'column.bestPosition', defaultMessage: 'Лучшее место' },
  scaledGain: defineMessage<{ days: number }>({
    id: 'gain.scaled',
    defaultMessage:
      '{days, plural, one {по # дню} few {по # дням} many {по # дням} other {по # дня}}',
  }),
  lastPosition: { id: 'column.lastPosition', defaultMessage: 'Было место' },
  spark: { id: 'column.spark', defaultMessage: 'Место за 30 дней' },
  status: { id: 'column.status', defaultMessage: 'Статус' },
  list: { id: 'column.list', defaultMessage: 'Список' },
  entries: { id: 'column.entries', defaultMessage: 'Заходов' },
  series: { id: 'column.series', defaultMessage: 'Цикл' },
  seriesNumber: defineMessage<{ title: string; number: string }>({
    id: 'column.series.number',
    defaultMessage: 'книга {number}: {title}',
  }),
  published: { id: 'column.published', defaultMessage: 'Опубликована' },
  day: { id: 'column.day', defaultMessage: 'День' },
});

/** Why a change of gains is missing, and how many books it is of. */
export const changeMessages = defineMessages({
  few_books: {
    id: 'change.fewBooks',
    defaultMessage: 'Слишком мало книг прочитано в обоих периодах',
  },
  few_days: {
    id: 'change.fewDays',
    defaultMessage: 'Книги прочитаны меньше чем за половину дней одного из периодов',
  },
  no_growth: { id: 'change.noGrowth', defaultMessage: 'Прироста не было' },
  interval: defineMessage<{ low: string; high: string }>({
    id: 'change.interval',
    defaultMessage: '{low} … {high}',
  }),
  books: defineMessage<{ n: number }>({
    id: 'change.books',
    defaultMessage:
      '{n, plural, one {по # книге} few {по # книгам} many {по # книгам} other {по # книги}}',
  }),
});

export const reasonMessages = defineMessages({
  reset: {
    id: 'reason.reset',
    defaultMessage: 'Счётчик сброшен: книга создана заново или значение пересчитано порталом',
  },
  stale_reading: {
    id: 'reason.staleReading',
    defaultMessage: 'Между замерами меньше 5 или больше 9 дней',
  },
  below_step: {
    id: 'reason.belowStep',
    defaultMessage: 'Изменение меньше шага округления портала',
  },
  no_reading: { id: 'reason.noReading', defaultMessage: 'Нет двух замеров для сравнения' },
  not_read: { id: 'reason.notRead', defaultMessage: 'В этот день значение не прочитано' },
  not_published: { id: 'reason.notPublished', defaultMessage: 'Портал не публикует' },
  not_on_list: { id: 'reason.notOnList', defaultMessage: 'Вне списка' },
});
