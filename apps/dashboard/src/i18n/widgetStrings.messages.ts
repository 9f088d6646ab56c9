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
  incomplete: { id: 'widget.dateStepper.incomplete', defaultMessage: 'неполный день' },
  removeFilter: defineMessage<{ label: string }>({
    id: 'widget.filters.remove',
    defaultMessage: 'Снять фильтр «{label}»',
  }),
  clearFilters: { id: 'widget.filters.clear', defaultMessage: 'Снять все фильтры' },
});
