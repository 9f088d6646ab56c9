import type { WidgetStrings } from '../provider/WidgetStrings.ts';

const plural = new Intl.PluralRules('ru');

/** «1 день, 2 дня, 5 дней» */
const counted = (count: number, one: string, few: string, many: string) => {
  const form = plural.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

/** Russian texts for stories and tests; apps build their own from their messages. */
export const widgetStrings: WidgetStrings = {
  value: {
    untitled: 'Без названия',
    unnamed: 'Без имени',
    few: 'Меньше десяти наблюдений',
    countOf: (count, n) => `${count} из ${n}`,
    missing: 'Не опубликовано или не прочитано',
    approximately: (value) => `примерно ${value}`,
  },
  rank: { offList: 'Не в списке' },
  delta: {
    days: (days) => `за ${counted(days, 'день', 'дня', 'дней')}`,
    points: (value) => `${value} п. п.`,
  },
  money: { oldPrice: (price) => `прежняя цена ${price}` },
  volume: {
    sheets: (value) => `${value} а.л.`,
    characters: (count, text) =>
      `${text} ${counted(count, 'знак', 'знака', 'знаков').split(' ')[1]}`,
  },
  more: { items: (count) => `и ещё ${count}` },
  tile: { row: 'Показатели' },
  table: {
    moreCards: (count) => `Показать ещё ${count}`,
    sortBy: (column) => `Сортировать: ${column}`,
    loading: 'Строки загружаются',
    selection: 'Выбор',
    selectAll: 'Выбрать все строки',
    select: (row) => `Выбрать: ${row}`,
    columns: 'Столбцы',
    showAllColumns: 'Показать все',
    resize: (column) => `Ширина столбца «${column}»`,
  },
  panel: {
    loading: 'Загружается',
    refreshing: 'Обновляется',
    retry: 'Повторить',
    loadFailed: 'Не загрузилось. Проверьте соединение и попробуйте ещё раз.',
  },
  chart: {
    showTable: 'Показать таблицей',
    showChart: 'Показать графиком',
    download: 'Скачать',
    downloadCsv: 'Числа (CSV)',
    downloadPng: 'Картинка (PNG)',
    downloadSvg: 'Картинка (SVG)',
    exportFailed: 'Не получилось сохранить файл. Попробуйте ещё раз',
    fullScreen: 'На весь экран',
    leaveFullScreen: 'Выйти из полного экрана',
    values: (chart) => `Значения: ${chart}`,
    day: 'День',
    cursorHint: 'Стрелки влево и вправо ведут по дням',
    markHint: 'Стрелки ведут по значениям',
    gridHint: 'Стрелки ведут по клеткам',
    name: 'Название',
    remark: 'Примечание',
    quantile: (key) => (key === 'p50' ? 'медиана' : `${key.slice(1)}-й процентиль`),
    sample: 'n',
    intervalFrom: 'Интервал от',
    intervalTo: 'Интервал до',
    stars: (count) => counted(count, 'звезда', 'звезды', 'звёзд'),
    seriesHint: 'Стрелки влево и вправо ведут по дням, вверх и вниз — по линиям',
    every: (days) => `раз в ${days} дн.`,
    gap: (ranges) => `Нет данных: ${ranges}`,
    partial: (days) => `Прочитано не полностью: ${days}`,
    gapsTotal: (days) => `Нет данных за ${counted(days, 'день', 'дня', 'дней')}`,
    smallTotals: (min) => `Где сумма меньше ${min}, долей нет.`,
    byChance: 'может быть случайно',
    noData: 'За этот период данных нет',
    offList: 'вне списка',
    offListBand: (depth) => `вне топ-${depth}`,
    reading: (series, value) => `${series}: ${value}`,
    place: (place) => `место ${place}`,
    find: 'Найти по названию',
    found: (count) => `Найдено: ${count}`,
  },
  freshness: {
    data: (day) => `Данные за ${day}`,
    captured: (when) => `прочитаны ${when}`,
    coverage: (share) => `охват ${share}`,
    source: (source) => `источник: ${source}`,
    demo: 'Демонстрационные данные',
    demoTitle: 'Эти числа созданы программой и не относятся к настоящим книгам',
    none: 'Данных пока нет',
  },
  capability: { missing: (portal, list) => `${portal} не публикует ${list}.` },
  dateStepper: {
    previous: 'Предыдущий день с данными',
    next: 'Следующий день с данными',
    choose: 'День',
    compare: (day, days) =>
      days > 1
        ? `сравнение с ${day}, ${counted(days, 'день', 'дня', 'дней')} назад`
        : `сравнение с ${day}`,
    noCompare: 'первый день, сравнить не с чем',
    incomplete: 'прочитан не весь',
  },
  filters: {
    remove: (label) => `Снять фильтр «${label}»`,
    clear: 'Снять все',
    add: 'Фильтр',
    back: 'Все фильтры',
  },
  period: {
    preset: (days) => (days === null ? 'Всё время' : counted(days, 'день', 'дня', 'дней')),
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
    open: (count) => (count === 0 ? 'Фильтры' : `Фильтры: ${count}`),
    show: (count, text) => (count === null ? 'Показать' : `Показать ${text}`),
    search: (facet) => `Найти: ${facet}`,
    nothing: 'Ничего не нашлось',
    more: (count) => `Ещё ${count}`,
    less: 'Свернуть',
    reset: (facet) => `Сбросить: ${facet}`,
    mode: (facet) => `Как сочетать: ${facet}`,
    all: 'Все',
    any: 'Любой',
    exclude: (option) => `Исключить: ${option}`,
    count: (count, text) => `${text} ${counted(count, 'книга', 'книги', 'книг').split(' ')[1]}`,
  },
  compare: {
    go: (count) => `Сравнить ${count}`,
    few: 'Выберите хотя бы две',
    full: (max) => `Не больше ${max}`,
    remove: (label) => `Убрать из сравнения: ${label}`,
    clear: 'Очистить',
  },
  method: {
    open: (what) => `Как считается: ${what}`,
    formula: 'Формула',
    sample: (_, text) => `n = ${text}`,
    rounding: (step) => `округлено до ${step}`,
  },
  exports: {
    open: 'Экспорт',
    csv: 'Таблица (CSV)',
    copyLink: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    copyFailed: 'Не получилось скопировать ссылку. Скопируйте её из адресной строки',
  },
};
