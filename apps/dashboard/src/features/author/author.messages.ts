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
  booksOf: defineMessage<{ finished: number; active: number }>({
    id: 'author.kpi.booksOf',
    defaultMessage: 'завершено {finished, number}, активных {active, number}',
  }),
  volume: { id: 'author.kpi.volume', defaultMessage: 'Общий объём' },
  gain: { id: 'author.kpi.gain', defaultMessage: 'Прирост за 7 дней' },
  places: { id: 'author.kpi.places', defaultMessage: 'Мест в главном топе' },
  bestEver: { id: 'author.kpi.bestEver', defaultMessage: 'Лучшее место' },
  best90: defineMessage<{ position: number }>({
    id: 'author.kpi.best90',
    defaultMessage: 'за 90 дней {position, number}',
  }),
  gainBefore: defineMessage<{ change: string }>({
    id: 'author.kpi.gainBefore',
    defaultMessage: '{change} к прошлой неделе',
  }),
  gainDaily: { id: 'author.gainDaily', defaultMessage: 'Прирост в день' },
  daysInTops: { id: 'author.kpi.daysInTops', defaultMessage: 'Дней в топах' },
  hitShare: { id: 'author.kpi.hitShare', defaultMessage: 'Попадание в топы' },
  aboutHitShare: {
    id: 'author.kpi.hitShare.about',
    defaultMessage: 'Доля книг автора, которые хотя бы раз стояли в списке.',
  },
  hitShareOf: { id: 'author.kpi.hitShareOf', defaultMessage: 'книг стояли в списке' },
  cadence: defineMessage<{ weeks: number; perWeek: string; share: string }>({
    id: 'author.cadence',
    defaultMessage:
      'За {weeks, plural, one {# неделю} few {# недели} many {# недель} other {# недели}}: обновлений в неделю — {perWeek}, недель с обновлением — {share}.',
  }),
  cadenceChars: defineMessage<{ chars: string }>({
    id: 'author.cadenceChars',
    defaultMessage: 'Знаков в день — {chars}.',
  }),
  subscribers: { id: 'author.kpi.subscribers', defaultMessage: 'Подписчиков' },
  week: { id: 'author.week', defaultMessage: 'за 7 дней' },
  tierDebut: { id: 'author.tier.debut', defaultMessage: 'Дебют' },
  tierPublished: { id: 'author.tier.published', defaultMessage: 'Есть книги' },
  tierCharted: { id: 'author.tier.charted', defaultMessage: 'Был в топах' },
  since: defineMessage<{ day: string }>({ id: 'author.since', defaultMessage: 'пишет с {day}' }),
  writes: { id: 'author.writes', defaultMessage: 'Сейчас пишет:' },
  inCatalogue: { id: 'author.inCatalogue', defaultMessage: 'Книги в каталоге' },
  lifeTitle: { id: 'author.life', defaultMessage: 'Как живут книги' },
  lifeLead: defineMessage<{ books: number; finished: number }>({
    id: 'author.life.lead',
    defaultMessage:
      '{books, plural, one {Вышла # книга} few {Вышло # книги} many {Вышло # книг} other {Вышло # книги}}, завершено {finished, number}',
  }),
  lifeNote: {
    id: 'author.life.note',
    defaultMessage:
      'Полоса — от выхода до завершения или последнего обновления; бледная — книга ещё пишется.',
  },
  priceMark: { id: 'author.life.priceMark', defaultMessage: 'смена цены' },
  finishedMark: { id: 'author.life.finishedMark', defaultMessage: 'день завершения' },
  priceEvent: defineMessage<{ before: string; after: string }>({
    id: 'author.life.price',
    defaultMessage: 'цена {before} → {after}',
  }),
  from: { id: 'author.life.from', defaultMessage: 'Вышла' },
  to: { id: 'author.life.to', defaultMessage: 'По' },
  status: { id: 'author.life.status', defaultMessage: 'Статус' },
  events: { id: 'author.life.events', defaultMessage: 'События' },
  firstListed: { id: 'author.life.firstListed', defaultMessage: 'впервые в списке' },
  finishedEvent: { id: 'author.life.finished', defaultMessage: 'завершена' },
  gainTitle: { id: 'author.gain.title', defaultMessage: 'Прирост в день' },
  gainNote: {
    id: 'author.gain.note',
    defaultMessage: 'Сумма дневных приростов всех книг в главном показателе портала.',
  },
  gainShare: { id: 'author.gainShare', defaultMessage: 'Какие книги дают прирост' },
  gainShareLead: defineMessage<{ title: string; share: string }>({
    id: 'author.gainShare.lead',
    defaultMessage: 'Больше всего прироста по неделям дала «{title}»: {share}',
  }),
  gainShareNote: {
    id: 'author.gainShare.note',
    defaultMessage:
      'Доли книг в приросте главного показателя за семь дней до каждого дня. Считаются книги с датой выхода и замерами, не больше двенадцати последних.',
  },
  gainShareVague: defineMessage<{ undated: number }>({
    id: 'author.gainShare.vague',
    defaultMessage:
      'Без {undated, plural, one {# книги, для которой} few {# книг, для которых} many {# книг, для которых} other {# книг, для которых}} портал называет только месяц или год выхода.',
  }),
  otherBooks: { id: 'author.gainShare.others', defaultMessage: 'Другие книги' },
  placesTitle: { id: 'author.places.title', defaultMessage: 'Сколько мест занимают книги' },
  placesLead: defineMessage<{ any: string; places: string; top: string; topPlaces: string }>({
    id: 'author.places.lead',
    defaultMessage: '{any}: {places} · {top}: {topPlaces}',
  }),
  placesNote: {
    id: 'author.places.note',
    defaultMessage:
      'Каждый список — по последнему полному снимку за неделю. Где список с книгами автора не снят дольше, линия прервана.',
  },
  anyPlaces: { id: 'author.places.any', defaultMessage: 'Во всех списках' },
  topPlaces: { id: 'author.places.top', defaultMessage: 'В главном топе' },
  alignedTitle: { id: 'author.aligned', defaultMessage: 'Рост книг от выхода' },
  alignedApart: {
    id: 'author.aligned.apart',
    defaultMessage: 'Начало книг не сравнить: ни в одном возрасте нет замеров двух книг',
  },
  alignedTie: defineMessage<{ age: number }>({
    id: 'author.aligned.tie',
    defaultMessage: 'На {age, number}-й день после выхода у лучших книг поровну',
  }),
  alignedNote: {
    id: 'author.aligned.note',
    defaultMessage: 'Главный показатель пяти последних книг по дням от выхода.',
  },
  age: { id: 'author.age', defaultMessage: 'Дней от выхода' },
  mainMetric: { id: 'author.mainMetric', defaultMessage: 'Главный показатель' },
  alignedLead: defineMessage<{ title: string; age: number }>({
    id: 'author.aligned.lead',
    defaultMessage: 'На {age, number}-й день после выхода впереди «{title}»',
  }),
  releasesTitle: { id: 'author.releases.title', defaultMessage: 'Когда выходят продолжения' },
  releasesLead: defineMessage<{ active: number; all: number }>({
    id: 'author.releases.lead',
    defaultMessage:
      'Книги и продолжения выходили в {active, plural, one {# день} few {# дня} many {# дней} other {# дня}} из {all, number}',
  }),
  releases: { id: 'author.releases', defaultMessage: 'Вышло частей' },
  releasesNote: {
    id: 'author.releases.note',
    defaultMessage:
      'Новые книги и продолжения, те же, что в журналах книг: главы по дате портала или прибавка текста от 1 000 знаков между замерами.',
  },
  yearsTitle: { id: 'author.years', defaultMessage: 'Как менялись жанры по годам' },
  yearTagsTitle: { id: 'author.years.tags', defaultMessage: 'Как менялись теги по годам' },
  retention: { id: 'author.kept', defaultMessage: 'Дочитывание' },
  retentionTitle: {
    id: 'author.kept.title',
    defaultMessage: 'Добавлений в библиотеки к предыдущей части цикла',
  },
  retentionLead: {
    id: 'author.kept.lead',
    defaultMessage:
      'Дочитывание — библиотеки части ÷ библиотеки предыдущей. Больше 100 %, если следующую часть сохранили чаще.',
  },
  retentionNone: {
    id: 'author.kept.none',
    defaultMessage: 'Первая часть, или для предыдущей нет замера',
  },
  order: { id: 'author.order', defaultMessage: 'Порядок' },
  byDate: { id: 'author.order.date', defaultMessage: 'По дате' },
  bySeries: { id: 'author.order.series', defaultMessage: 'По циклам' },
  similar: { id: 'author.similar', defaultMessage: 'Похожие авторы' },
  similarLead: {
    id: 'author.similar.lead',
    defaultMessage: 'По общим тегам книг, из равных — кто стоял в тех же списках.',
  },
  similarChip: defineMessage<{ name: string; shared: number; lists: number }>({
    id: 'author.similar.chip',
    defaultMessage:
      '{name} · {shared, plural, one {# тег} few {# тега} many {# тегов} other {# тега}}{lists, plural, =0 {} one { · # список} few { · # списка} many { · # списков} other { · # списка}}',
  }),
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
