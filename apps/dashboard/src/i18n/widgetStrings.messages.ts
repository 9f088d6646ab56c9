import { defineMessage, defineMessages } from 'react-intl';

/** The words that `@litometr/analytics-widgets` asks for. */
export const widgetMessages = defineMessages({
  missing: { id: 'widget.missing', defaultMessage: 'не опубликовано или не прочитано' },
  approximately: defineMessage<{ value: string }>({
    id: 'widget.approximately',
    defaultMessage: 'около {value}',
  }),
  offList: { id: 'widget.offList', defaultMessage: 'вне списка' },
  deltaDays: defineMessage<{ days: number }>({
    id: 'widget.deltaDays',
    defaultMessage: 'за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  oldPrice: defineMessage<{ price: string }>({
    id: 'widget.oldPrice',
    defaultMessage: 'прежняя цена {price}',
  }),
  sheets: defineMessage<{ value: string }>({ id: 'widget.sheets', defaultMessage: '{value} а.л.' }),
  characters: defineMessage<{
    text: string;
    count: number;
  }>({
    id: 'widget.characters',
    defaultMessage: '{text} {count, plural, one {знак} few {знака} many {знаков} other {знака}}',
  }),
  moreItems: defineMessage<{ count: number }>({
    id: 'widget.moreItems',
    defaultMessage: 'ещё {count, number}',
  }),
  sortBy: defineMessage<{ column: string }>({
    id: 'widget.sortBy',
    defaultMessage: 'Сортировать: {column}',
  }),
  loading: { id: 'widget.loading', defaultMessage: 'Загрузка' },
  refreshing: { id: 'widget.refreshing', defaultMessage: 'Обновление' },
  retry: { id: 'widget.retry', defaultMessage: 'Повторить' },
  showTable: { id: 'widget.chart.showTable', defaultMessage: 'Таблица' },
  showChart: { id: 'widget.chart.showChart', defaultMessage: 'График' },
  selection: { id: 'widget.table.selection', defaultMessage: 'Выбор' },
  selectAll: { id: 'widget.table.selectAll', defaultMessage: 'Выбрать все строки' },
  select: defineMessage<{ row: string }>({
    id: 'widget.table.select',
    defaultMessage: 'Выбрать: {row}',
  }),
  columns: { id: 'widget.table.columns', defaultMessage: 'Столбцы' },
  showAllColumns: { id: 'widget.table.showAllColumns', defaultMessage: 'Показать все' },
  resizeColumn: defineMessage<{ column: string }>({
    id: 'widget.table.resize',
    defaultMessage: 'Ширина столбца «{column}»',
  }),
  download: { id: 'widget.chart.download', defaultMessage: 'Скачать' },
  downloadCsv: { id: 'widget.chart.downloadCsv', defaultMessage: 'Числа (CSV)' },
  downloadPng: { id: 'widget.chart.downloadPng', defaultMessage: 'Картинка (PNG)' },
  downloadSvg: { id: 'widget.chart.downloadSvg', defaultMessage: 'Картинка (SVG)' },
  exportFailed: {
    id: 'widget.chart.exportFailed',
    defaultMessage: 'Не получилось сохранить файл. Попробуйте ещё раз',
  },
  fullScreen: { id: 'widget.chart.fullScreen', defaultMessage: 'На весь экран' },
  leaveFullScreen: {
    id: 'widget.chart.leaveFullScreen',
    defaultMessage: 'Выйти из полного экрана',
  },
  chartValues: defineMessage<{ chart: string }>({
    id: 'widget.chart.values',
    defaultMessage: 'Значения: {chart}',
  }),
  day: { id: 'widget.chart.day', defaultMessage: 'День' },
  cursorHint: {
    id: 'widget.chart.cursorHint',
    defaultMessage: 'Стрелки влево и вправо — по дням.',
  },
  markHint: { id: 'widget.chart.markHint', defaultMessage: 'Стрелки ведут по значениям.' },
  gridHint: { id: 'widget.chart.gridHint', defaultMessage: 'Стрелки ведут по клеткам.' },
  chartName: { id: 'widget.chart.name', defaultMessage: 'Название' },
  chartRemark: { id: 'widget.chart.remark', defaultMessage: 'Примечание' },
  median: { id: 'widget.chart.median', defaultMessage: 'медиана' },
  percentile: defineMessage<{ rank: number }>({
    id: 'widget.chart.percentile',
    defaultMessage: '{rank, number}-й процентиль',
  }),
  sample: { id: 'widget.chart.sample', defaultMessage: 'n' },
  intervalFrom: { id: 'widget.chart.intervalFrom', defaultMessage: 'Интервал от' },
  intervalTo: { id: 'widget.chart.intervalTo', defaultMessage: 'Интервал до' },
  stars: defineMessage<{ count: number }>({
    id: 'widget.chart.stars',
    defaultMessage: '{count, plural, one {# звезда} few {# звезды} other {# звёзд}}',
  }),
  seriesHint: {
    id: 'widget.chart.seriesHint',
    defaultMessage: 'Стрелки вверх и вниз — по линиям.',
  },
  gap: defineMessage<{ range: string; days: number }>({
    id: 'widget.chart.gap',
    defaultMessage:
      'нет данных: {range} ({days, plural, one {# день} few {# дня} many {# дней} other {# дня}})',
  }),
  partial: defineMessage<{ days: string }>({
    id: 'widget.chart.partial',
    defaultMessage: 'Неполные данные: {days}',
  }),
  gapsTotal: defineMessage<{ days: number }>({
    id: 'widget.chart.gapsTotal',
    defaultMessage:
      'нет данных за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  noData: { id: 'widget.chart.noData', defaultMessage: 'За этот период значений нет' },
  offListBand: defineMessage<{ depth: number }>({
    id: 'widget.chart.offListBand',
    defaultMessage: 'вне топ-{depth, number}',
  }),
  reading: defineMessage<{ series: string; value: string }>({
    id: 'widget.chart.reading',
    defaultMessage: '{series}: {value}',
  }),
  place: defineMessage<{ place: string }>({
    id: 'widget.chart.place',
    defaultMessage: '{place} место',
  }),
  data: defineMessage<{ day: string }>({
    id: 'widget.freshness.data',
    defaultMessage: 'Данные за {day}',
  }),
  captured: defineMessage<{ when: string }>({
    id: 'widget.freshness.captured',
    defaultMessage: 'снято {when}',
  }),
  coverage: defineMessage<{ share: string }>({
    id: 'widget.freshness.coverage',
    defaultMessage: 'охват {share}',
  }),
  source: defineMessage<{ source: string }>({
    id: 'widget.freshness.source',
    defaultMessage: 'источник: {source}',
  }),
  demo: { id: 'widget.freshness.demo', defaultMessage: 'Демонстрационные данные' },
  demoTitle: {
    id: 'widget.freshness.demoTitle',
    defaultMessage: 'Сгенерированы для знакомства с продуктом, это не показатели портала',
  },
  none: { id: 'widget.freshness.none', defaultMessage: 'Данных пока нет' },
  capabilityMissing: defineMessage<{ portal: string; list: string }>({
    id: 'widget.capability.missing',
    defaultMessage: '{portal} не публикует: {list}.',
  }),
  previousDay: { id: 'widget.dateStepper.previous', defaultMessage: 'Предыдущий день данных' },
  nextDay: { id: 'widget.dateStepper.next', defaultMessage: 'Следующий день данных' },
  chooseDay: { id: 'widget.dateStepper.choose', defaultMessage: 'Выбрать день' },
  compare: defineMessage<{ day: string }>({
    id: 'widget.dateStepper.compare',
    defaultMessage: 'в сравнении с {day}',
  }),
  noCompare: { id: 'widget.dateStepper.noCompare', defaultMessage: 'первый день списка' },
  incomplete: { id: 'widget.dateStepper.incomplete', defaultMessage: 'неполные данные' },
  removeFilter: defineMessage<{ label: string }>({
    id: 'widget.filters.remove',
    defaultMessage: 'Снять фильтр «{label}»',
  }),
  clearFilters: { id: 'widget.filters.clear', defaultMessage: 'Снять все фильтры' },
  addFilter: { id: 'widget.filters.add', defaultMessage: 'Фильтр' },
  allFilters: { id: 'widget.filters.back', defaultMessage: 'Все фильтры' },
  periodDays: defineMessage<{ days: number }>({
    id: 'widget.period.days',
    defaultMessage: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  }),
  periodAll: { id: 'widget.period.all', defaultMessage: 'Всё время' },
  periodCustom: { id: 'widget.period.custom', defaultMessage: 'Свой период' },
  comparison: { id: 'widget.period.comparison', defaultMessage: 'Сравнение' },
  comparePrevious: { id: 'widget.period.previous', defaultMessage: 'Предыдущий период' },
  compareWeekdays: { id: 'widget.period.weekdays', defaultMessage: 'Те же дни недели' },
  compareYear: { id: 'widget.period.year', defaultMessage: 'Год назад' },
  compareOff: { id: 'widget.period.off', defaultMessage: 'Без сравнения' },
  against: defineMessage<{ days: string }>({
    id: 'widget.period.against',
    defaultMessage: 'против {days}',
  }),
  facets: { id: 'widget.facets.title', defaultMessage: 'Фильтры' },
  openFacets: defineMessage<{ count: number }>({
    id: 'widget.facets.open',
    defaultMessage: '{count, plural, =0 {Фильтры} other {Фильтры: #}}',
  }),
  showAnswer: defineMessage<{ text: string }>({
    id: 'widget.facets.show',
    defaultMessage: 'Показать {text}',
  }),
  showAny: { id: 'widget.facets.showAny', defaultMessage: 'Показать' },
  searchFacet: defineMessage<{ facet: string }>({
    id: 'widget.facets.search',
    defaultMessage: 'Найти: {facet}',
  }),
  noOption: { id: 'widget.facets.nothing', defaultMessage: 'Ничего не нашлось' },
  moreOptions: defineMessage<{ count: number }>({
    id: 'widget.facets.more',
    defaultMessage: 'Ещё {count, number}',
  }),
  lessOptions: { id: 'widget.facets.less', defaultMessage: 'Свернуть' },
  resetFacet: defineMessage<{ facet: string }>({
    id: 'widget.facets.reset',
    defaultMessage: 'Сбросить: {facet}',
  }),
  facetMode: defineMessage<{ facet: string }>({
    id: 'widget.facets.mode',
    defaultMessage: 'Как сочетать: {facet}',
  }),
  allOptions: { id: 'widget.facets.all', defaultMessage: 'Все сразу' },
  anyOption: { id: 'widget.facets.any', defaultMessage: 'Любой' },
  excludeOption: defineMessage<{ option: string }>({
    id: 'widget.facets.exclude',
    defaultMessage: 'Исключить «{option}»',
  }),
  optionCount: defineMessage<{ count: number; text: string }>({
    id: 'widget.facets.count',
    defaultMessage: '{text} {count, plural, one {книга} few {книги} many {книг} other {книги}}',
  }),
  compareThese: defineMessage<{ count: number }>({
    id: 'widget.compare.go',
    defaultMessage: 'Сравнить {count, number}',
  }),
  compareFew: { id: 'widget.compare.few', defaultMessage: 'Добавьте ещё хотя бы одно' },
  compareFull: defineMessage<{ max: number }>({
    id: 'widget.compare.full',
    defaultMessage: 'Сравнить можно не больше {max, number}',
  }),
  compareRemove: defineMessage<{ label: string }>({
    id: 'widget.compare.remove',
    defaultMessage: 'Убрать из сравнения «{label}»',
  }),
  compareClear: { id: 'widget.compare.clear', defaultMessage: 'Очистить сравнение' },
  methodOpen: defineMessage<{ what: string }>({
    id: 'widget.method.open',
    defaultMessage: 'Как считается: {what}',
  }),
  formula: { id: 'widget.method.formula', defaultMessage: 'Формула' },
  methodSample: defineMessage<{ text: string }>({
    id: 'widget.method.sample',
    defaultMessage: 'n = {text}',
  }),
  rounding: defineMessage<{ step: string }>({
    id: 'widget.method.rounding',
    defaultMessage: 'Портал округляет до {step}',
  }),
  exportOpen: { id: 'widget.exports.open', defaultMessage: 'Экспорт' },
  exportCsv: { id: 'widget.exports.csv', defaultMessage: 'Скачать таблицу (CSV)' },
  copyLink: { id: 'widget.exports.copyLink', defaultMessage: 'Скопировать ссылку' },
  linkCopied: { id: 'widget.exports.copied', defaultMessage: 'Ссылка скопирована' },
  copyFailed: {
    id: 'widget.exports.copyFailed',
    defaultMessage: 'Браузер не дал скопировать ссылку. Возьмите её из адресной строки',
  },
});
