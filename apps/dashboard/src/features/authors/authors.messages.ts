import type { AuthorTier } from '@litometr/api-contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const authorsMessages = defineMessages({
  title: { id: 'authors.title', defaultMessage: 'Список авторов' },
  lead: defineMessage<{ authors: number; share: string; debuts: number }>({
    id: 'authors.lead',
    defaultMessage:
      'Десять авторов держат {share} мест главного топа; всего {authors, plural, one {# автор} few {# автора} many {# авторов} other {# автора}}, за 30 дней {debuts, plural, one {# дебют} few {# дебюта} many {# дебютов} other {# дебюта}}.',
  }),
  leadPlain: defineMessage<{ authors: number }>({
    id: 'authors.leadPlain',
    defaultMessage:
      '{authors, plural, =0 {Ни одного автора не найдено} one {# автор} few {# автора} many {# авторов} other {# автора}}.',
  }),
  found: defineMessage<{ count: number }>({
    id: 'authors.found',
    defaultMessage:
      '{count, plural, =0 {Никто не подходит} one {Подходит # автор} few {Подходят # автора} many {Подходит # авторов} other {Подходит # автора}}.',
  }),
  search: { id: 'authors.search', defaultMessage: 'Найти автора' },
  scouting: { id: 'authors.preset.scouting', defaultMessage: 'Скаутинг: без издателя, растут' },
  newcomers: { id: 'authors.preset.newcomers', defaultMessage: 'Прорыв за 30 дней' },
  leaders: { id: 'authors.preset.leaders', defaultMessage: 'Больше всего мест в топе' },
  noReading: {
    id: 'authors.noReading',
    defaultMessage: 'Нет книг с замерами на обоих концах недели',
  },
  noData: { id: 'authors.noData', defaultMessage: 'Мало данных' },
  finishedOf: defineMessage<{ count: number }>({
    id: 'authors.finishedOf',
    defaultMessage: 'завершено {count, number}',
  }),
  activeBook: { id: 'authors.activeBook', defaultMessage: 'Пишет сейчас' },
  gainChange: { id: 'authors.gainChange', defaultMessage: 'К прошлой неделе' },
  gainChangeTitle: {
    id: 'authors.gainChange.title',
    defaultMessage:
      'Дневной прирост за 7 дней против семи дней до них. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут.',
  },
  subscribers: { id: 'authors.subscribers', defaultMessage: 'Подписчиков' },
  best90: { id: 'authors.best90', defaultMessage: 'Место за 90 дней' },
  bestEver: { id: 'authors.bestEver', defaultMessage: 'Место за всё время' },
  daysInTops: { id: 'authors.daysInTops', defaultMessage: 'Дней в топах' },
  hitShare: { id: 'authors.hitShare', defaultMessage: 'Попадание' },
  hitShareTitle: {
    id: 'authors.hitShare.title',
    defaultMessage: 'Доля книг автора, что хотя бы раз стояли в списке',
  },
  cadence: { id: 'authors.cadence', defaultMessage: 'Обновлений в неделю' },
  cadenceTitle: defineMessage<{ weeks: number }>({
    id: 'authors.cadence.title',
    defaultMessage:
      'За {weeks, plural, one {# неделю} few {# недели} many {# недель} other {# недели}}; ниже — доля недель, в которые что-то вышло',
  }),
  written: { id: 'authors.written', defaultMessage: 'Знаков в день' },
  writtenTitle: defineMessage<{ days: number }>({
    id: 'authors.written.title',
    defaultMessage:
      'На сколько знаков в день вырос объём книг автора за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  writtenUnknown: {
    id: 'authors.written.unknown',
    defaultMessage:
      'Нет замеров объёма на обоих концах срока или за это время появилась новая книга',
  },
  updated: { id: 'authors.updated', defaultMessage: 'Обновление' },
  since: { id: 'authors.since', defaultMessage: 'Пишет с' },
  tier: { id: 'authors.tier', defaultMessage: 'Ступень' },
  tierDebut: { id: 'authors.tier.debut', defaultMessage: 'дебют' },
  tierPublished: { id: 'authors.tier.published', defaultMessage: 'есть книги' },
  tierCharted: { id: 'authors.tier.charted', defaultMessage: 'был в топах' },
  genre: { id: 'authors.genre', defaultMessage: 'Жанр' },
  active: { id: 'authors.active', defaultMessage: 'Активные' },
  activeYes: { id: 'authors.active.yes', defaultMessage: 'Есть активная книга' },
  activeNo: { id: 'authors.active.no', defaultMessage: 'Нет активной книги' },
  publisher: { id: 'authors.publisher', defaultMessage: 'Издатель' },
  publisherYes: { id: 'authors.publisher.yes', defaultMessage: 'Есть издатель' },
  publisherNo: { id: 'authors.publisher.no', defaultMessage: 'Без издателя' },
  breakthrough: { id: 'authors.breakthrough', defaultMessage: 'Прорыв' },
  breakthroughYes: {
    id: 'authors.breakthrough.yes',
    defaultMessage: 'Впервые в топах за 30 дней',
  },
  growing: { id: 'authors.growing', defaultMessage: 'Прирост к прошлой неделе' },
  growingYes: { id: 'authors.growing.yes', defaultMessage: 'Растёт' },
  growingNo: { id: 'authors.growing.no', defaultMessage: 'Не растёт' },
  breakthroughNo: { id: 'authors.breakthrough.no', defaultMessage: 'Не впервые' },
  query: defineMessage<{ q: string }>({ id: 'authors.query', defaultMessage: 'Поиск: {q}' }),
  chip: defineMessage<{ facet: string; value: string }>({
    id: 'authors.chip',
    defaultMessage: '{facet}: {value}',
  }),
  spark: { id: 'authors.spark', defaultMessage: '30 дней' },
  sparkOf: defineMessage<{ name: string }>({
    id: 'authors.sparkOf',
    defaultMessage: 'Дневной прирост за 30 дней: {name}',
  }),
  kpiActive: { id: 'authors.kpi.active', defaultMessage: 'Активны за 30 дней' },
  kpiActiveOf: defineMessage<{ share: string }>({
    id: 'authors.kpi.activeOf',
    defaultMessage: '{share} всех авторов',
  }),
  kpiDebuts: { id: 'authors.kpi.debuts', defaultMessage: 'Дебютов за 30 дней' },
  before: { id: 'authors.before', defaultMessage: 'к 30 дням до них' },
  kpiInTops: { id: 'authors.kpi.inTops', defaultMessage: 'Сейчас в главном топе' },
  kpiAll: { id: 'authors.kpi.all', defaultMessage: 'Авторов под наблюдением' },
  kpiMedian: { id: 'authors.kpi.median', defaultMessage: 'Книг у обычного автора' },
  aboutMedian: {
    id: 'authors.kpi.median.about',
    defaultMessage: 'Медиана: у половины авторов книг не больше.',
  },
  aboutActive: {
    id: 'authors.kpi.active.about',
    defaultMessage:
      'Авторы с активной книгой: за 30 дней она вышла, обновилась или стояла в списке.',
  },
  aboutTen: {
    id: 'authors.kpi.ten.about',
    defaultMessage: 'Доля мест главного топа у десяти авторов, у которых их больше всего.',
  },
  kpiTen: { id: 'authors.kpi.ten', defaultMessage: 'Доля топа у первых десяти' },
  chartTitle: { id: 'authors.chart', defaultMessage: 'Кто пишет много и кого много читают' },
  chartNote: {
    id: 'authors.chart.note',
    defaultMessage:
      'Вправо — больше книг, вверх — больше прирост за неделю, размер — дней в топах. До ста авторов с наибольшим приростом из подходящих.',
  },
  chartX: { id: 'authors.chart.x', defaultMessage: 'Книг' },
  chartY: { id: 'authors.chart.y', defaultMessage: 'Прирост за 7 дней' },
});

export const tierNames: Readonly<Record<AuthorTier, MessageDescriptor>> = {
  debut: authorsMessages.tierDebut,
  published: authorsMessages.tierPublished,
  charted: authorsMessages.tierCharted,
};
