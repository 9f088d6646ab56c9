import { createCountFormat } from '@litometr/ui/strings/plural';
import type { WidgetStrings } from '../provider/WidgetStrings.ts';

const { plural, number } = createCountFormat('ru');

/** Russian texts of `@litometr/analytics-widgets`. */
export const ru: WidgetStrings = {
  value: {
    missing: 'не опубликовано или не прочитано',
    few: 'меньше десяти наблюдений',
    countOf: (count, n) => `${count} из ${n}`,
    untitled: 'Без названия',
    unnamed: 'Без имени',
    approximately: (value) => `около ${value}`,
  },
  rank: { offList: 'вне списка' },
  delta: {
    days: (days) =>
      `за ${plural(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}`,
    points: (value) => `${value}\u202fп.\u202fп.`,
  },
  money: { oldPrice: (price) => `прежняя цена ${price}` },
  volume: {
    sheets: (value) => `${value}\u00a0а.л.`,
    characters: (count, text) =>
      `${text} ${plural(count, { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' })}`,
  },
  more: { items: (count) => `ещё ${number(count)}` },
  tile: { row: 'Показатели' },
  table: {
    moreCards: (count) => `Показать ещё ${number(count)}`,
    sortBy: (column) => `Сортировать: ${column}`,
    loading: 'Загрузка',
    selection: 'Выбор',
    selectAll: 'Выбрать все строки',
    select: (row) => `Выбрать: ${row}`,
    columns: 'Столбцы',
    showAllColumns: 'Показать все',
    resize: (column) => `Ширина столбца «${column}»`,
  },
  panel: {
    loading: 'Загрузка',
    refreshing: 'Обновление',
    retry: 'Повторить',
    loadFailed: 'Не загрузилось. Проверьте соединение и попробуйте ещё раз.',
  },
  chart: {
    showTable: 'Таблица',
    showChart: 'График',
    download: 'Скачать',
    downloadCsv: 'Числа (CSV)',
    downloadPng: 'Картинка (PNG)',
    downloadSvg: 'Картинка (SVG)',
    exportFailed: 'Не получилось сохранить файл. Попробуйте ещё раз',
    fullScreen: 'На весь экран',
    leaveFullScreen: 'Выйти из полного экрана',
    values: (chart) => `Значения: ${chart}`,
    day: 'День',
    cursorHint: 'Стрелки влево и вправо — по дням.',
    markHint: 'Стрелки ведут по значениям.',
    gridHint: 'Стрелки ведут по клеткам.',
    name: 'Название',
    remark: 'Примечание',
    quantile: (key) => (key === 'p50' ? 'медиана' : `${number(Number(key.slice(1)))}-й процентиль`),
    sample: 'n',
    intervalFrom: 'Интервал от',
    intervalTo: 'Интервал до',
    stars: (count) => plural(count, { one: '# звезда', few: '# звезды', other: '# звёзд' }),
    seriesHint: 'Стрелки вверх и вниз — по линиям.',
    every: (days) =>
      `замеры раз в ${plural(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}`,
    gap: (range, days) =>
      `нет данных: ${range} (${plural(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })})`,
    partial: (days) => `Неполные данные: ${days}`,
    gapsTotal: (days) =>
      `нет данных за ${plural(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}`,
    smallTotals: (min) => `Где сумма меньше ${number(min)}, долей нет.`,
    byChance: 'может быть случайно',
    noData: 'За этот период значений нет',
    offList: 'вне списка',
    offListBand: (depth) => `вне топ-${number(depth)}`,
    reading: (series, value) => `${series}: ${value}`,
    place: (place) => `${place} место`,
    find: 'Найти по названию',
    found: (count) => `Найдено: ${number(count)}`,
  },
  freshness: {
    data: (day) => `Данные за ${day}`,
    captured: (when) => `снято ${when}`,
    coverage: (share) => `охват ${share}`,
    source: (source) => `источник: ${source}`,
    demo: 'Демонстрационные данные',
    demoTitle: 'Сгенерированы для знакомства с продуктом, это не показатели портала',
    none: 'Данных пока нет',
  },
  capability: { missing: (portal, list) => `${portal} не публикует: ${list}.` },
  dateStepper: {
    previous: 'Предыдущий день данных',
    next: 'Следующий день данных',
    choose: 'Выбрать день',
    compare: (day) => `в сравнении с ${day}`,
    noCompare: 'первый день списка',
    incomplete: 'неполные данные',
  },
  filters: {
    remove: (label) => `Снять фильтр «${label}»`,
    clear: 'Снять все фильтры',
    add: 'Фильтр',
    back: 'Все фильтры',
  },
  period: {
    preset: (days) =>
      days === null
        ? 'Всё время'
        : plural(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
    custom: 'Свой период',
    comparison: 'Сравнение',
    comparisons: {
      previous: 'Предыдущий период',
      weekdays: 'Те же дни недели',
      year: 'Год назад',
      off: 'Без сравнения',
    },
    against: (days) => `против ${days}`,
  },
  facets: {
    title: 'Фильтры',
    open: (count) => (count === 0 ? 'Фильтры' : `Фильтры: ${number(count)}`),
    show: (count, text) => (count === null ? 'Показать' : `Показать ${text}`),
    search: (facet) => `Найти: ${facet}`,
    nothing: 'Ничего не нашлось',
    more: (count) => `Ещё ${number(count)}`,
    less: 'Свернуть',
    reset: (facet) => `Сбросить: ${facet}`,
    mode: (facet) => `Как сочетать: ${facet}`,
    all: 'Все сразу',
    any: 'Любой',
    exclude: (option) => `Исключить «${option}»`,
    count: (count, text) =>
      `${text} ${plural(count, { one: 'книга', few: 'книги', many: 'книг', other: 'книги' })}`,
  },
  compare: {
    go: (count) => `Сравнить ${number(count)}`,
    few: 'Добавьте ещё хотя бы одно',
    full: (max) => `Сравнить можно не больше ${number(max)}`,
    remove: (label) => `Убрать из сравнения «${label}»`,
    clear: 'Очистить сравнение',
  },
  method: {
    open: (what) => `Как считается: ${what}`,
    formula: 'Формула',
    sample: (_, text) => `n = ${text}`,
    rounding: (step) => `Портал округляет до ${step}`,
  },
  exports: {
    open: 'Экспорт',
    csv: 'Скачать таблицу (CSV)',
    copyLink: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    copyFailed: 'Браузер не дал скопировать ссылку. Возьмите её из адресной строки',
  },
};
