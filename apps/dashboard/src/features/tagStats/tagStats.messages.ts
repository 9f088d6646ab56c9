import { defineMessage, defineMessages } from 'react-intl';

export const tagStatsMessages = defineMessages({
  title: { id: 'tagStats.title', defaultMessage: 'Анализ по тегам' },
  lead: defineMessage<{ tag: string; times: string; count: number }>({
    id: 'tagStats.lead',
    defaultMessage:
      'Надёжнее всего выделяется «{tag}»: авторы с этим тегом попадают в топ не менее чем в {times} раза чаще обычного.{count, plural, =0 {} other { Всего тегов с устойчивым перевесом: #.}}',
  }),
  leadNone: {
    id: 'tagStats.leadNone',
    defaultMessage: 'Ни один тег не стоит в топах устойчиво чаще, чем среди активных авторов.',
  },
  search: { id: 'tagStats.search', defaultMessage: 'Найти тег' },
  genre: { id: 'tagStats.genre', defaultMessage: 'Жанр' },
  anyGenre: { id: 'tagStats.anyGenre', defaultMessage: 'Все жанры' },
  minBooks: { id: 'tagStats.minBooks', defaultMessage: 'Книг, не меньше' },
  minAuthors: { id: 'tagStats.minAuthors', defaultMessage: 'Авторов, не меньше' },
  anyNumber: { id: 'tagStats.anyNumber', defaultMessage: 'сколько угодно' },
  kpiTags: { id: 'tagStats.kpi.tags', defaultMessage: 'Тегов' },
  kpiNew: { id: 'tagStats.kpi.new', defaultMessage: 'Новых за 30 дней' },
  kpiFastest: { id: 'tagStats.kpi.fastest', defaultMessage: 'Быстрее всех растёт' },
  kpiFastestOf: defineMessage<{ tag: string }>({
    id: 'tagStats.kpi.fastestOf',
    defaultMessage: 'Быстрее всех растёт «{tag}»',
  }),
  kpiFastestNew: { id: 'tagStats.kpi.fastestNew', defaultMessage: 'новинок за 30 дней' },
  aboutFastest: {
    id: 'tagStats.kpi.fastest.about',
    defaultMessage:
      'Тег, у которого число новинок за 30 дней сильнее всего выросло к 30 дням до них, среди тегов с двадцатью новинками и больше.',
  },
  kpiThree: { id: 'tagStats.kpi.three', defaultMessage: 'Книг с тремя тегами и больше' },
  kpiMedian: defineMessage<{ count: number }>({
    id: 'tagStats.kpi.median',
    defaultMessage: 'у обычной книги {count, number}',
  }),
  before: { id: 'tagStats.before', defaultMessage: 'к 30 дням до них' },
  noData: { id: 'tagStats.noData', defaultMessage: 'Мало данных' },
  liftTitle: { id: 'tagStats.lift.title', defaultMessage: 'Какие теги перевешивают в топах' },
  liftNote: {
    id: 'tagStats.lift.note',
    defaultMessage:
      'Во сколько раз чаще авторы тега (с книгами за 120 дней) попадают в топ, чем авторы обычного тега. Черта — интервал 95 %, полый знак — предварительно. Порядок — по границе интервала, ближней к единице. Теги от 20 авторов.',
  },
  lift: { id: 'tagStats.lift', defaultMessage: 'Перевес в топе' },
  stable: { id: 'tagStats.stable', defaultMessage: 'устойчиво' },
  tentative: { id: 'tagStats.tentative', defaultMessage: 'предварительно' },
  view: { id: 'tagStats.view', defaultMessage: 'Вид' },
  viewTable: { id: 'tagStats.view.table', defaultMessage: 'Таблица' },
  viewMap: { id: 'tagStats.view.map', defaultMessage: 'Карта' },
  viewMatrix: { id: 'tagStats.view.matrix', defaultMessage: 'Матрица' },
  viewLifecycle: { id: 'tagStats.view.lifecycle', defaultMessage: 'Жизненный цикл' },
  mapTitle: { id: 'tagStats.map', defaultMessage: 'Какие теги держатся вместе' },
  mapNote: {
    id: 'tagStats.map.note',
    defaultMessage:
      'Сорок самых частых тегов. Рядом те, что стоят на одних книгах чаще случайного; размер — книги, цвет — процентиль прироста выше или ниже среднего.',
  },
  matrixTitle: { id: 'tagStats.matrix', defaultMessage: 'Какие пары тегов встречаются чаще' },
  matrixNote: {
    id: 'tagStats.matrix.note',
    defaultMessage:
      'Сорок самых частых тегов. Синее — вместе чаще случайного, оранжевое — реже, пусто — ни разу.',
  },
  pairLift: { id: 'tagStats.pairLift', defaultMessage: 'Чаще случайного' },
  books: { id: 'tagStats.books', defaultMessage: 'Книг' },
  ties: { id: 'tagStats.ties', defaultMessage: 'Вместе чаще случайного, PMI' },
  momentum: { id: 'tagStats.momentum', defaultMessage: 'Процентиль прироста к среднему' },
  emptyHelp: {
    id: 'tagStats.empty.help',
    defaultMessage: 'Снимите жанр или уменьшите наименьшее число книг и авторов.',
  },
  stagesLead: defineMessage<{ count: number }>({
    id: 'tagStats.stages.lead',
    defaultMessage:
      '{count, plural, one {# самый частый тег} few {# самых частых тега} many {# самых частых тегов} other {# самых частых тегов}} по стадиям. Теги, у которых за два месяца меньше десяти новинок, не показаны.',
  }),
  stageEmpty: { id: 'tagStats.stage.empty', defaultMessage: 'Сейчас ни одного' },
  emergingRule: {
    id: 'tagStats.stage.emerging',
    defaultMessage:
      'Новинок на четверть больше, чем месяцем раньше, и половина всех книг вышла за эти два месяца.',
  },
  growingRule: {
    id: 'tagStats.stage.growing',
    defaultMessage: 'Новинок хотя бы на четверть больше, чем месяцем раньше.',
  },
  matureRule: {
    id: 'tagStats.stage.mature',
    defaultMessage: 'Новинок примерно столько же, сколько месяцем раньше.',
  },
  fadingRule: {
    id: 'tagStats.stage.fading',
    defaultMessage: 'Новинок хотя бы на четверть меньше, чем месяцем раньше.',
  },
});
