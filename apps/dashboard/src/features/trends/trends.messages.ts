import { defineMessage, defineMessages } from 'react-intl';

export const detailedTrendsMessages = defineMessages({
  title: { id: 'trends.title', defaultMessage: 'Детальные тренды' },
  lead: defineMessage<{ name: string; total: string }>({
    id: 'trends.lead',
    defaultMessage: 'Больше всего за период набрала группа «{name}»: {total}',
  }),
  leadAll: {
    id: 'trends.leadAll',
    defaultMessage: 'Показатель, группировка и функция — слева; период можно провести по графику.',
  },
  metric: { id: 'trends.metric', defaultMessage: 'Показатель' },
  new_books: { id: 'trends.metric.newBooks', defaultMessage: 'Новые книги (30 дней)' },
  active_books: { id: 'trends.metric.activeBooks', defaultMessage: 'Активные книги' },
  top_places: { id: 'trends.metric.topPlaces', defaultMessage: 'Места в топе' },
  lift: { id: 'trends.metric.lift', defaultMessage: 'Перевес в топе' },
  price: { id: 'trends.metric.price', defaultMessage: 'Цена' },
  volume: { id: 'trends.metric.volume', defaultMessage: 'Объём' },
  rank: { id: 'trends.metric.rank', defaultMessage: 'Место в главном топе' },
  by: { id: 'trends.by', defaultMessage: 'Группировка' },
  by_genre: { id: 'trends.by.genre', defaultMessage: 'Жанр' },
  by_tag: { id: 'trends.by.tag', defaultMessage: 'Тег' },
  by_status: { id: 'trends.by.status', defaultMessage: 'Статус' },
  by_access: { id: 'trends.by.access', defaultMessage: 'Доступ' },
  by_form: { id: 'trends.by.form', defaultMessage: 'Форма' },
  by_age: { id: 'trends.by.age', defaultMessage: 'Возрастной рейтинг' },
  by_price: { id: 'trends.by.price', defaultMessage: 'Цена' },
  by_tier: { id: 'trends.by.tier', defaultMessage: 'Опыт автора' },
  by_series: { id: 'trends.by.series', defaultMessage: 'Цикл' },
  by_all: { id: 'trends.by.all', defaultMessage: 'Без группировки' },
  tier_debut: { id: 'trends.tier.debut', defaultMessage: 'Дебют' },
  tier_published: { id: 'trends.tier.published', defaultMessage: 'Есть книги' },
  tier_charted: { id: 'trends.tier.charted', defaultMessage: 'Был в списках' },
  series_in: { id: 'trends.series.in', defaultMessage: 'В цикле' },
  series_out: { id: 'trends.series.out', defaultMessage: 'Вне циклов' },
  all: { id: 'trends.all', defaultMessage: 'Весь портал' },
  fn: { id: 'trends.fn', defaultMessage: 'Функция' },
  fn_sum: { id: 'trends.fn.sum', defaultMessage: 'Сумма' },
  fn_mean: { id: 'trends.fn.mean', defaultMessage: 'В среднем' },
  fn_median: { id: 'trends.fn.median', defaultMessage: 'Медиана' },
  fn_count: { id: 'trends.fn.count', defaultMessage: 'Число книг' },
  fn_week_mean: { id: 'trends.fn.weekMean', defaultMessage: 'Среднее за 7 дней' },
  fn_cumulative: { id: 'trends.fn.cumulative', defaultMessage: 'Накопительно' },
  fn_index: { id: 'trends.fn.index', defaultMessage: 'Индекс, начало = 100' },
  fn_share: { id: 'trends.fn.share', defaultMessage: 'Доля' },
  grain: { id: 'trends.grain', defaultMessage: 'Шаг' },
  grain_day: { id: 'trends.grain.day', defaultMessage: 'День' },
  grain_week: { id: 'trends.grain.week', defaultMessage: 'Неделя' },
  grain_month: { id: 'trends.grain.month', defaultMessage: 'Месяц' },
  look: { id: 'trends.look', defaultMessage: 'Вид' },
  look_lines: { id: 'trends.look.lines', defaultMessage: 'Линии' },
  look_small: { id: 'trends.look.small', defaultMessage: 'По одной' },
  look_share: { id: 'trends.look.share', defaultMessage: 'Доли' },
  scale: { id: 'trends.scale', defaultMessage: 'Шкала' },
  scale_linear: { id: 'trends.scale.linear', defaultMessage: 'Линейная' },
  scale_log: { id: 'trends.scale.log', defaultMessage: 'Логарифм' },
  with: { id: 'trends.with', defaultMessage: 'Рядом с порталом' },
  withHelp: {
    id: 'trends.with.help',
    defaultMessage: 'Единицы порталов разные, поэтому рядом встают только индексы.',
  },
  withNobody: { id: 'trends.with.nobody', defaultMessage: 'Ни с каким' },
  chart: defineMessage<{ metric: string; fn: string; days: string }>({
    id: 'trends.chart.title',
    defaultMessage: '{metric} · {fn} · {days}',
  }),
  note: {
    id: 'trends.note.lines',
    defaultMessage:
      'Прирост за пропуск дней не раскладывается по дням. Проведите по графику, чтобы сузить период; нажмите на линию, чтобы оставить её одну. У трёх линий и меньше видны период сравнения и дни, не похожие на те же дни недели.',
  },
  noteStanding: {
    id: 'trends.note.standing',
    defaultMessage:
      'Проведите по графику, чтобы сузить период; нажмите на линию, чтобы оставить её одну. У трёх линий и меньше видны период сравнения и дни, не похожие на те же дни недели.',
  },
  noteLog: {
    id: 'trends.note.log',
    defaultMessage:
      'Логарифмическая шкала: равные отрезки — рост в равное число раз. Нулей и убыли на ней нет: линия прерывается, числа остаются в таблице.',
  },
  noteSmall: {
    id: 'trends.note.small',
    defaultMessage: 'Прирост за пропуск дней не раскладывается по дням.',
  },
  noteCutOff: {
    id: 'trends.note.cutOff',
    defaultMessage:
      'Неделя или месяц на краю периода или данных вошли не целиком и заштрихованы: в них меньше дней, чем в остальных.',
  },
  noteOverlap: {
    id: 'trends.note.overlap',
    defaultMessage:
      'Книга с несколькими жанрами или тегами входит в каждый из них, поэтому сумма групп больше, чем у портала в целом.',
  },
  noteSample: defineMessage<{ fewest: number; most: number }>({
    id: 'trends.note.sample',
    defaultMessage:
      'Среднее по книгам, которые прочитаны в этот день. Их число меняется (у одной линии от {fewest, number} до {most, number}), а с ним и среднее: сравнивайте дни с близким числом книг или недели.',
  }),
  notePlace: {
    id: 'trends.note.place',
    defaultMessage:
      'Среднее место книг группы в главном списке, первое сверху. Внизу — дни, когда в списке не было ни одной её книги.',
  },
  before: defineMessage<{ name: string }>({
    id: 'trends.before',
    defaultMessage: '{name}, период сравнения',
  }),
  odd: defineMessage<{ name: string }>({
    id: 'trends.odd',
    defaultMessage: 'Необычный день: {name}',
  }),
  chip: defineMessage<{ facet: string; value: string }>({
    id: 'trends.chip',
    defaultMessage: '{facet}: {value}',
  }),
  group: { id: 'trends.group', defaultMessage: 'Группа' },
  total: { id: 'trends.total', defaultMessage: 'Всего' },
  mean: { id: 'trends.mean', defaultMessage: 'В среднем' },
  share: { id: 'trends.share', defaultMessage: 'Доля' },
  change: { id: 'trends.change', defaultMessage: 'К сравнению' },
  changeAbout: {
    id: 'trends.change.about',
    defaultMessage:
      'Изменение среднего прироста книги в день к периоду сравнения. Сравниваются одни и те же книги: они стареют, а новые в счёт не идут. У цен, объёмов, мест и долей — изменение среднего.',
  },
  noCompared: {
    id: 'trends.noCompared',
    defaultMessage: 'За период сравнения замеров нет',
  },
  others: { id: 'trends.others', defaultMessage: 'Прочие' },
  pivot: { id: 'trends.pivot', defaultMessage: 'Группы по шагам' },
  pivotNote: {
    id: 'trends.pivot.note',
    defaultMessage:
      'Те же числа, что на графике: чем гуще фон, тем больше. Отмеченные группы остаются на графике одни.',
  },
  pivotPlaces: {
    id: 'trends.pivot.places',
    defaultMessage:
      'Те же места, что на графике: чем гуще фон, тем выше. Отмеченные группы остаются на графике одни.',
  },
  emptyTitle: { id: 'trends.empty', defaultMessage: 'За этот период замеров нет' },
  emptyHelp: {
    id: 'trends.empty.help',
    defaultMessage: 'Прирост появляется со второго дня замеров. Выберите период длиннее.',
  },
  emptyGroups: { id: 'trends.emptyGroups', defaultMessage: 'Показать нечего' },
  emptyGroupsHelp: {
    id: 'trends.emptyGroups.help',
    defaultMessage:
      'За этот период нет замеров книг, чьи группы известны. Выберите другие группы или период длиннее.',
  },
});
