import { defineMessage, defineMessages } from 'react-intl';

export const bookMessages = defineMessages({
  title: { id: 'book.title', defaultMessage: 'Карточка книги' },
  titled: defineMessage<{ name: string }>({
    id: 'book.titled',
    defaultMessage: 'Карточка книги · {name}',
  }),
  lead: defineMessage<{ position: number; list: string; move: string; by: number }>({
    id: 'book.lead',
    defaultMessage:
      'Лучшее место сейчас: {position, number}, {list}{move, select, up { (▲ {by, number})} down { (▼ {by, number})} new { (новое)} returned { (вернулась)} other {}}.',
  }),
  leadMomentum: defineMessage<{ all: string; share: string }>({
    id: 'book.leadMomentum',
    defaultMessage:
      'За неделю выросла {all, select, yes {быстрее всех} other {быстрее, чем {share}}} книг портала.',
  }),
  peakTitle: defineMessage<{ position: number; list: string; day: string }>({
    id: 'book.peakTitle',
    defaultMessage: 'Выше всего стояла на {position, number} месте: {list}, {day}',
  }),
  leadNone: {
    id: 'book.leadNone',
    defaultMessage: 'На последних полных снимках книги нет ни в одном из списков.',
  },
  marksFailed: {
    id: 'book.marks.failed',
    defaultMessage: 'События книги не загрузились: на графиках нет отметок о том, что изменилось.',
  },
  status: { id: 'book.status', defaultMessage: 'Статус' },
  access: { id: 'book.access', defaultMessage: 'Доступ' },
  form: { id: 'book.form', defaultMessage: 'Форма' },
  volume: { id: 'book.volume', defaultMessage: 'Объём' },
  volumeFull: defineMessage<{ volume: string; chars: number }>({
    id: 'book.volume.full',
    defaultMessage:
      '{volume} ({chars, plural, one {# знак} few {# знака} many {# знаков} other {# знака}})',
  }),
  price: { id: 'book.price', defaultMessage: 'Цена' },
  age: { id: 'book.age', defaultMessage: 'Возраст' },
  ageValue: defineMessage<{ age: number }>({
    id: 'book.age.value',
    defaultMessage: '{age, number}+',
  }),
  published: { id: 'book.published', defaultMessage: 'Опубликована' },
  updated: { id: 'book.updated', defaultMessage: 'Обновлена' },
  finished: { id: 'book.finished', defaultMessage: 'Завершена' },
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
      'Места на снятые дни, первое место сверху. Нижняя полоса — вне списка. Дни без снимка и дни, когда список снят не весь, а книга не прочитана, — пропуски.',
  },
  historyEmpty: {
    id: 'book.history.empty',
    defaultMessage: 'За эти дни книга не стояла ни в одном из снятых списков',
  },
  growth: defineMessage<{ metric: string }>({
    id: 'book.growth',
    defaultMessage: 'Как росли показатели: {metric}',
  }),
  growthLead: defineMessage<{ metric: string; value: string; gain: string }>({
    id: 'book.growth.lead',
    defaultMessage: '{metric}: {value}, за период {gain}',
  }),
  growthNote: {
    id: 'book.growth.note',
    defaultMessage:
      'Накопленное значение, как его показал портал. Через пропуски линия не проводится.',
  },
  metric: { id: 'book.metric', defaultMessage: 'Показатель' },
  places: { id: 'book.places', defaultMessage: 'Все места' },
  placesEmpty: { id: 'book.places.empty', defaultMessage: 'Сейчас книги нет в списках' },
  stars: { id: 'book.stars', defaultMessage: 'Оценки читателей' },
  starsLead: defineMessage<{ share: string }>({
    id: 'book.stars.lead',
    defaultMessage: 'Пять звёзд — {share} оценок',
  }),
  star: defineMessage<{ stars: number }>({ id: 'book.star', defaultMessage: '{stars, number} ★' }),
  starsOverTime: { id: 'book.starsOverTime', defaultMessage: 'Как менялись доли оценок' },
  starsOverTimeLead: defineMessage<{ share: string; before: string }>({
    id: 'book.starsOverTime.lead',
    defaultMessage: 'Пять звёзд — {share} оценок, в начале периода {before}',
  }),
  gainBefore: { id: 'book.gain.before', defaultMessage: 'до этого' },
  gainDay: defineMessage<{ days: number }>({
    id: 'book.gain.day',
    defaultMessage:
      '{days, plural, =1 {за сутки} one {за # день} few {за # дня} many {за # дней} other {за # дня}}',
  }),
  rankOf: defineMessage<{ peak: number; days: number }>({
    id: 'book.rankOf',
    defaultMessage:
      'лучшее {peak, number}, в списке {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  momentum: { id: 'book.momentum', defaultMessage: 'Процентиль прироста' },
  aboutMomentum: {
    id: 'book.momentum.about',
    defaultMessage: 'Доля книг того же портала, чей прирост главного показателя за неделю меньше.',
  },
  momentumFew: {
    id: 'book.momentum.few',
    defaultMessage:
      'Прирост за неделю известен меньше чем у двадцати книг портала или не известен у этой',
  },
  momentumOf: defineMessage<{ count: number }>({
    id: 'book.momentum.of',
    defaultMessage: 'из 100, среди {count, number} книг портала',
  }),
  sparkOf: defineMessage<{ metric: string }>({
    id: 'book.sparkOf',
    defaultMessage: '{metric} за 30 дней',
  }),
  growthSection: { id: 'book.growthSection', defaultMessage: 'Как растёт книга' },
  gainsTitle: defineMessage<{ metric: string }>({
    id: 'book.gainsTitle',
    defaultMessage: 'Прирост по дням: {metric}',
  }),
  gainsBetween: defineMessage<{ metric: string }>({
    id: 'book.gainsBetween',
    defaultMessage: 'Прирост между замерами: {metric}',
  }),
  gainsLead: defineMessage<{ metric: string; gain: string; day: string }>({
    id: 'book.gains.lead',
    defaultMessage: '{metric}: больше всего за день {gain}, {day}',
  }),
  gainsNote: {
    id: 'book.gainsNote',
    defaultMessage:
      'Разность соседних замеров. После пропуска дней весь прирост стоит на дне замера.',
  },
  terms: { id: 'book.terms', defaultMessage: 'Объём и цена' },
  priceStill: defineMessage<{ price: string }>({
    id: 'book.price.still',
    defaultMessage: 'Цена не менялась: {price}',
  }),
  priceMoving: defineMessage<{ price: string; low: string; high: string }>({
    id: 'book.price.moving',
    defaultMessage: 'Цена сейчас {price}, была от {low} до {high}',
  }),
  volumeStill: defineMessage<{ volume: string }>({
    id: 'book.volume.still',
    defaultMessage: 'Объём не менялся: {volume}',
  }),
  volumeCut: defineMessage<{ cut: string; volume: string }>({
    id: 'book.volume.cut',
    defaultMessage: 'Текст стал короче на {cut}, всего {volume}',
  }),
  volumeMoving: defineMessage<{ grown: string; volume: string }>({
    id: 'book.volume.moving',
    defaultMessage: 'Написано за период: {grown}, всего {volume}',
  }),
  readers: { id: 'book.readers', defaultMessage: 'Как принимают читатели' },
  ratios: defineMessage<{ genre: string }>({
    id: 'book.ratios',
    defaultMessage: 'На 1000 просмотров рядом с жанром «{genre}»',
  }),
  ratiosLead: defineMessage<{ metric: string; value: string; genre: string; usual: string }>({
    id: 'book.ratiosLead',
    defaultMessage: '{metric} на 1000 просмотров: {value}, у жанра «{genre}» обычно {usual}',
  }),
  ratiosNote: {
    id: 'book.ratios.note',
    defaultMessage:
      'У каждого показателя своя шкала. Полоса — средняя половина книг жанра, черта — медиана. Считается по последним значениям.',
  },
  priceRatio: defineMessage<{ genre: string }>({
    id: 'book.priceRatio',
    defaultMessage: 'Цена за объём рядом с жанром «{genre}»',
  }),
  priceRatioLead: defineMessage<{ value: string; genre: string; usual: string }>({
    id: 'book.priceRatioLead',
    defaultMessage: 'Авторский лист стоит {value}, у жанра «{genre}» обычно {usual}',
  }),
  ratiosNotePrice: {
    id: 'book.priceRatio.note',
    defaultMessage: 'Рублей за авторский лист (40 000 знаков), среди платных книг жанра.',
  },
  thisBook: { id: 'book.thisBook', defaultMessage: 'Эта книга' },
  genreUsual: { id: 'book.genreUsual', defaultMessage: 'Медиана жанра' },
  funnel: { id: 'book.funnel', defaultMessage: 'Что делают те, кто добавил в библиотеку' },
  funnelLead: defineMessage<{ share: string }>({
    id: 'book.funnel.lead',
    defaultMessage: 'Прочитали {share} тех, кто добавил книгу в библиотеку',
  }),
  funnelNote: {
    id: 'book.funnel.note',
    defaultMessage: 'Доли от добавивших. Отметки не исключают друг друга.',
  },
  readersCount: { id: 'book.readersCount', defaultMessage: 'Читателей' },
  placesLead: {
    id: 'book.places.lead',
    defaultMessage: 'Каждый список, где книга стояла хотя бы раз; покинутые внизу.',
  },
  bestStreak: { id: 'book.bestStreak', defaultMessage: 'Снимков подряд' },
  lastSeen: { id: 'book.lastSeen', defaultMessage: 'Последний раз' },
  neighbours: { id: 'book.neighbours', defaultMessage: 'Соседи по топу' },
  neighboursLead: {
    id: 'book.neighbours.lead',
    defaultMessage: 'Кто чаще всего стоял не дальше пяти мест за 30 дней.',
  },
  neighboursEmpty: {
    id: 'book.neighbours.empty',
    defaultMessage: 'За 30 дней рядом в топах никто не стоял',
  },
  neighbourTimes: { id: 'book.neighbours.times', defaultMessage: 'Рядом, раз' },
  neighbourTimesTitle: {
    id: 'book.neighbours.times.title',
    defaultMessage: 'Сколько снимков списков книги стояли рядом',
  },
  neighbourDistance: { id: 'book.neighbours.distance', defaultMessage: 'Мест между' },
  neighbourDistanceTitle: {
    id: 'book.neighbours.distance.title',
    defaultMessage: 'Сколько мест между книгами в среднем',
  },
  similar: { id: 'book.similar', defaultMessage: 'Похожие книги' },
  similarLead: {
    id: 'book.similar.lead',
    defaultMessage: 'По общим тегам и жанрам, ближайшие сверху.',
  },
  similarEmpty: { id: 'book.similar.empty', defaultMessage: 'Близких книг на портале нет' },
  commonTags: { id: 'book.commonTags', defaultMessage: 'Общее' },
  audio: { id: 'book.audio', defaultMessage: 'Есть аудио' },
  exclusive: { id: 'book.exclusive', defaultMessage: 'Эксклюзив' },
  tierDebut: { id: 'book.tier.debut', defaultMessage: 'Дебют автора' },
  tierCharted: { id: 'book.tier.charted', defaultMessage: 'Автор уже был в топах' },
  shareCard: { id: 'book.shareCard', defaultMessage: 'Открыть карточку для соцсетей' },
  compareAdd: { id: 'book.compare.add', defaultMessage: 'Сравнить' },
  compareRemove: { id: 'book.compare.remove', defaultMessage: 'Убрать из сравнения' },
});
