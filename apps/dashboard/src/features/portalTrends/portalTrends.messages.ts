import { defineMessage, defineMessages } from 'react-intl';

export const trendsMessages = defineMessages({
  lead: defineMessage<{ list: string; entered: number; left: number; turnover: string }>({
    id: 'portalTrends.lead',
    defaultMessage:
      'За последний день данных в список «{list}» {entered, plural, =0 {не вошло ни одной книги} one {вошла # книга} few {вошли # книги} many {вошло # книг} other {вошло # книги}}, ушло {left, number}. Оборот {turnover}.',
  }),
  leadFirst: {
    id: 'portalTrends.leadFirst',
    defaultMessage: 'Снят первый день: движение появится со вторым.',
  },
  books: { id: 'portalTrends.kpi.books', defaultMessage: 'Книг' },
  new_books: { id: 'portalTrends.kpi.newBooks', defaultMessage: 'Новых за 7 дней' },
  finished_share: { id: 'portalTrends.kpi.finishedShare', defaultMessage: 'Завершённых' },
  median_price: { id: 'portalTrends.kpi.medianPrice', defaultMessage: 'Медианная цена' },
  turnover: { id: 'portalTrends.kpi.turnover', defaultMessage: 'Оборот' },
  gain_views: { id: 'portalTrends.kpi.gainViews', defaultMessage: 'Просмотры за день' },
  gain_likes: { id: 'portalTrends.kpi.gainLikes', defaultMessage: 'Лайки за день' },
  gain_library: { id: 'portalTrends.kpi.gainLibrary', defaultMessage: 'Добавления за день' },
  gain_rating_count: { id: 'portalTrends.kpi.gainRatings', defaultMessage: 'Оценки за день' },
  before: defineMessage<{ value: string }>({
    id: 'portalTrends.kpi.before',
    defaultMessage: 'Было {value}',
  }),
  weekBefore: defineMessage<{ value: string }>({
    id: 'portalTrends.kpi.weekBefore',
    defaultMessage: 'Неделей раньше {value}',
  }),
  spanned: defineMessage<{ value: string; change: string }>({
    id: 'portalTrends.kpi.span',
    defaultMessage: 'За период {value}, {change} к прошлому',
  }),
  sampled: defineMessage<{ n: number }>({
    id: 'portalTrends.kpi.sample',
    defaultMessage:
      '{n, plural, one {по # книге} few {по # книгам} many {по # книгам} other {по # книги}}',
  }),
  spark: defineMessage<{ name: string }>({
    id: 'portalTrends.kpi.spark',
    defaultMessage: '{name} по дням',
  }),
  views: { id: 'portalTrends.views', defaultMessage: 'Разделы трендов' },
  flow: defineMessage<{ list: string }>({
    id: 'portalTrends.flow',
    defaultMessage: 'Кто входит в список «{list}» и кто уходит',
  }),
  flowLead: defineMessage<{ list: string; entered: number }>({
    id: 'portalTrends.flow.lead',
    defaultMessage:
      'За период в список «{list}» {entered, plural, =0 {не вошло ни одной книги} one {вошла # книга} few {вошли # книги} many {вошло # книг} other {вошло # книги}}, каждая считается один раз',
  }),
  flowNote: {
    id: 'portalTrends.flow.note',
    defaultMessage:
      'По полным снимкам: книги, которых не было на предыдущем полном снимке, и книги, которых в списке больше нет.',
  },
  entered: { id: 'portalTrends.flow.entered', defaultMessage: 'Вошли' },
  left: { id: 'portalTrends.flow.left', defaultMessage: 'Ушли' },
  risers: { id: 'portalTrends.risers', defaultMessage: 'Поднялись' },
  fallers: { id: 'portalTrends.fallers', defaultMessage: 'Опустились' },
  list: { id: 'portalTrends.list', defaultMessage: 'Список' },
  genreMix: defineMessage<{ list: string }>({
    id: 'portalTrends.genreMix',
    defaultMessage: 'Жанры в списке «{list}»',
  }),
  genreMixLead: defineMessage<{ genre: string; share: string }>({
    id: 'portalTrends.genreMix.lead',
    defaultMessage: 'Больше всего мест у жанра «{genre}»: {share}',
  }),
  genreMixNote: {
    id: 'portalTrends.genreMix.note',
    defaultMessage:
      'Доли мест главного списка по полным снимкам; место книги нескольких жанров делится между ними поровну.',
  },
  otherGenres: { id: 'portalTrends.genreMix.others', defaultMessage: 'Прочие' },
  ageMix: { id: 'portalTrends.ageMix', defaultMessage: 'Свежесть топа' },
  ageMixLead: defineMessage<{ count: number; size: number }>({
    id: 'portalTrends.ageMix.lead',
    defaultMessage:
      '{count, plural, =0 {Свежих книг в топе нет} one {# книга из {size, number} вышла за последние 30 дней} few {# книги из {size, number} вышли за последние 30 дней} many {# книг из {size, number} вышли за последние 30 дней} other {# книги из {size, number} вышли за последние 30 дней}}',
  }),
  ageMixNote: {
    id: 'portalTrends.ageMix.note',
    defaultMessage: 'Возраст книг главного списка в каждый из дней, от публикации.',
  },
  fresh: { id: 'portalTrends.age.fresh', defaultMessage: 'до 30 дней' },
  middle: { id: 'portalTrends.age.middle', defaultMessage: '31–180 дней' },
  old: { id: 'portalTrends.age.old', defaultMessage: 'старше 180' },
  unknown: { id: 'portalTrends.age.unknown', defaultMessage: 'без даты' },
  weekdays: { id: 'portalTrends.weekdays', defaultMessage: 'Дни недели' },
  weekdaysLead: defineMessage<{ day: string; kind: 'books' | 'chapters' }>({
    id: 'portalTrends.weekdays.lead',
    defaultMessage:
      'День, когда выходит больше всего {kind, select, chapters {продолжений} other {новых книг}}: {day}',
  }),
  weekdaysEven: defineMessage<{ kind: 'books' | 'chapters' }>({
    id: 'portalTrends.weekdays.even',
    defaultMessage:
      'Дня, когда выходит заметно больше {kind, select, chapters {продолжений} other {новых книг}}, нет',
  }),
  weekdaysNote: {
    id: 'portalTrends.weekdays.note',
    defaultMessage:
      'Как публикации делятся между днями недели: каждая строка складывается в 100 %. Продолжение — глава по дате портала или прибавка текста от 1 000 знаков за сутки.',
  },
  weekdayShare: { id: 'portalTrends.weekdays.share', defaultMessage: 'Доля недели' },
  updated_books: { id: 'portalTrends.weekdays.books', defaultMessage: 'Новые книги' },
  updated_chapters: { id: 'portalTrends.weekdays.chapters', defaultMessage: 'Продолжения' },
  gains: { id: 'portalTrends.gains', defaultMessage: 'Прирост по дням' },
  gainsLead: defineMessage<{ metric: string; gain: string; day: string }>({
    id: 'portalTrends.gains.lead',
    defaultMessage: '{metric}: больше всего {gain}, {day}',
  }),
  gainsNote: {
    id: 'portalTrends.gains.note',
    defaultMessage:
      'Сумма по книгам, прочитанным в этот и в предыдущий день. У каждого показателя своя шкала.',
  },
  gain: { id: 'portalTrends.gain', defaultMessage: 'Прирост' },
  growth_genre: { id: 'portalTrends.growth.genre', defaultMessage: 'Прирост по жанрам' },
  growth_price: { id: 'portalTrends.growth.price', defaultMessage: 'Прирост по ценам' },
  growth_access: { id: 'portalTrends.growth.access', defaultMessage: 'Прирост по доступу' },
  growthLead_genre: defineMessage<{ name: string; total: string }>({
    id: 'portalTrends.growth.genre.lead',
    defaultMessage: 'Больше всех прибавил жанр «{name}»: {total}',
  }),
  growthLead_price: defineMessage<{ name: string; total: string }>({
    id: 'portalTrends.growth.price.lead',
    defaultMessage: 'Больше всего прибавили книги ценой {name}: {total}',
  }),
  growthLead_access: defineMessage<{ name: string; total: string }>({
    id: 'portalTrends.growth.access.lead',
    defaultMessage: 'Больше всего прибавил доступ «{name}»: {total}',
  }),
  growthNote: defineMessage<{ metric: string; days: string }>({
    id: 'portalTrends.growth.note',
    defaultMessage: '{metric}, прирост за {days}',
  }),
  genreDays: { id: 'portalTrends.genreDays', defaultMessage: 'Жанры по дням' },
  genreDaysNote: defineMessage<{ days: string }>({
    id: 'portalTrends.genreDays.note',
    defaultMessage: 'Прирост за день, общая шкала, {days}',
  }),
  genresTable: { id: 'portalTrends.genres', defaultMessage: 'Жанры портала' },
  groupsNote: {
    id: 'portalTrends.groups.note',
    defaultMessage: 'На последний день данных; прирост — за 7 дней.',
  },
  tagsTable: { id: 'portalTrends.tags', defaultMessage: 'Теги портала' },
  tagsNote: defineMessage<{ least: number }>({
    id: 'portalTrends.tags.note',
    defaultMessage:
      'Теги, которые есть хотя бы у {least, plural, one {# автора} few {# авторов} many {# авторов} other {# авторов}}.',
  }),
  topAuthors: { id: 'portalTrends.topAuthors', defaultMessage: 'Авторов в топе за 30 дней' },
  lift: { id: 'portalTrends.lift', defaultMessage: 'Перевес в топе' },
  liftTitle: {
    id: 'portalTrends.lift.title',
    defaultMessage: 'Во сколько раз чаще авторы попадают в топ, чем авторы обычного тега или жанра',
  },
  lifts: { id: 'portalTrends.lifts', defaultMessage: 'Чего в топах больше, чем на портале' },
  liftsLead: defineMessage<{ name: string; times: string }>({
    id: 'portalTrends.lifts.lead',
    defaultMessage: 'Надёжнее всего в топах выделяется тег «{name}»: не менее ×{times} к обычному',
  }),
  liftsNote: {
    id: 'portalTrends.lifts.note',
    defaultMessage:
      'Во сколько раз чаще авторы тега попадают в топ, чем авторы обычного тега, с интервалом 95 %. Порядок — по границе интервала, ближней к единице. Полый знак: отличие меньше десятой или не доказано.',
  },
  stable: { id: 'portalTrends.lift.stable', defaultMessage: 'устойчиво' },
  tentative: { id: 'portalTrends.lift.tentative', defaultMessage: 'предварительно' },
  noFigure: { id: 'portalTrends.noFigure', defaultMessage: 'Мало данных' },
  sparkColumn: { id: 'portalTrends.sparkColumn', defaultMessage: 'Прирост за 30 дней' },
  authorsTable: { id: 'portalTrends.authors', defaultMessage: 'Авторы портала' },
  authorScatter: {
    id: 'portalTrends.authorScatter',
    defaultMessage: 'Сколько пишут и что это даёт',
  },
  authorScatterNote: defineMessage<{ count: number }>({
    id: 'portalTrends.authorScatter.note',
    defaultMessage:
      '{count, plural, one {# автор} few {# автора} many {# авторов} other {# автора}} с наибольшим числом мест и известным приростом; площадь знака — места в топе.',
  }),
  daysInTops: { id: 'portalTrends.daysInTops', defaultMessage: 'Дней в топах' },
  hitShare: { id: 'portalTrends.hitShare', defaultMessage: 'Попадание' },
  hitShareTitle: {
    id: 'portalTrends.hitShare.title',
    defaultMessage: 'Доля книг автора, которые хоть раз стояли в списке',
  },
  boxes: { id: 'portalTrends.boxes', defaultMessage: 'Цены по жанрам' },
  boxesLead: defineMessage<{ least: number; name: string; price: string }>({
    id: 'portalTrends.boxes.lead',
    defaultMessage:
      'Из жанров от {least, number} платных книг дороже всего «{name}»: половина книг не дешевле {price}',
  }),
  boxesNote: {
    id: 'portalTrends.boxes.note',
    defaultMessage: 'Средняя половина цен платных книг и медиана; полый знак — меньше 20 книг.',
  },
  volumePrices: { id: 'portalTrends.volumePrices', defaultMessage: 'Цены по объёму' },
  volumePricesLead: defineMessage<{ band: string; price: string }>({
    id: 'portalTrends.volumePrices.lead',
    defaultMessage: 'Платных книг больше всего в объёме {band}: половина из них не дешевле {price}',
  }),
  volumePricesNote: {
    id: 'portalTrends.volumePrices.note',
    defaultMessage:
      'Средняя половина цен и медиана; книги с ценой и известным объёмом. Пустой прямоугольник — меньше 20 книг.',
  },
  volumeBand: defineMessage<{ from: number; to: number }>({
    id: 'portalTrends.volumeBand',
    defaultMessage: '{from, number}–{to, number} а.л.',
  }),
  volumeBandUpTo: defineMessage<{ to: number }>({
    id: 'portalTrends.volumeBand.upTo',
    defaultMessage: 'до {to, number} а.л.',
  }),
  volumeBandFrom: defineMessage<{ from: number }>({
    id: 'portalTrends.volumeBand.from',
    defaultMessage: 'от {from, number} а.л.',
  }),
  volumeGenre: { id: 'portalTrends.volumeGenre', defaultMessage: 'Жанр' },
  volumeAllGenres: { id: 'portalTrends.volumeGenre.all', defaultMessage: 'Все жанры' },
  volumeNone: {
    id: 'portalTrends.volumePrices.none',
    defaultMessage: 'Нет платных книг с известным объёмом',
  },
  price: { id: 'portalTrends.price', defaultMessage: 'Цена' },
  pages: { id: 'portalTrends.pages', defaultMessage: 'Разделы портала' },
  emptyTitle: { id: 'portalTrends.empty', defaultMessage: 'Данных портала пока нет' },
  emptyHelp: {
    id: 'portalTrends.empty.help',
    defaultMessage: 'Загрузите снимок: npm run litometr -- import папка-снимка.',
  },
});
