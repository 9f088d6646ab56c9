/**
 * Every text of the widgets. Six languages are ready-made in `strings/`; no language is a default.
 *
 * Functions get raw numbers where the language has to choose a plural, and formatted texts
 * everywhere else. 'Spoken' texts are for assistive technology, where the screen shows an icon or
 * a sign.
 */
export interface WidgetStrings {
  value: {
    /** Default reason of a null: not published or not read. */
    missing: string;
    /** Reason of a percentage that is not shown because it is of fewer than ten things. */
    few: string;
    /** A share of fewer than ten things, as a count: "4 of 5". Both are formatted numbers. */
    countOf: (count: string, n: string) => string;
    /** Replaces a title or an author's name without a visible character. */
    untitled: string;
    unnamed: string;
    /** Spoken form of a rounded value: 'about 441 thousand'. */
    approximately: (value: string) => string;
  };
  rank: {
    /** Spoken rank of a book off the list: 'not on the list'. */
    offList: string;
  };
  delta: {
    /** Length of a change that spans missing days: 'in 3 days'. */
    days: (days: number) => string;
    /** Difference of two shares: '1.5 pp'. */
    points: (value: string) => string;
  };
  money: {
    /** Spoken before a struck-through price. */
    oldPrice: (price: string) => string;
  };
  volume: {
    /** Volume in author's sheets: '12,4 а.л.'. */
    sheets: (value: string) => string;
    /** Number of characters, in addition to the sheets: '496 000 characters'. */
    characters: (count: number, text: string) => string;
  };
  more: {
    /** Spoken form of '+3' after the items that fit. */
    items: (count: number) => string;
  };
  tile: {
    /** Name of a line of tiles that scrolls sideways: 'Figures'. */
    row: string;
  };
  table: {
    /** Button under the cards of a phone that shows as many more. */
    moreCards: (count: number) => string;
    /** Name of the sort button in a header: 'Sort by views'. */
    sortBy: (column: string) => string;
    /** Announced while rows are fetched. */
    loading: string;
    /** Name of the checkbox column. */
    selection: string;
    selectAll: string;
    /** Name of a row's checkbox: 'Choose <row>'. */
    select: (row: string) => string;
    /** Name of the column chooser. */
    columns: string;
    showAllColumns: string;
    /** Name of a column's resize handle: 'Width of <column>'. */
    resize: (column: string) => string;
  };
  panel: {
    loading: string;
    /** Announced while old content stays visible. */
    refreshing: string;
    retry: string;
    /** A part of the page that is loaded on demand could not be loaded. */
    loadFailed: string;
  };
  chart: {
    showTable: string;
    showChart: string;
    /** Opens the export menu. */
    download: string;
    downloadCsv: string;
    downloadPng: string;
    downloadSvg: string;
    exportFailed: string;
    fullScreen: string;
    leaveFullScreen: string;
    /** Name of the list of a chart's values, for assistive technology. */
    values: (chart: string) => string;
    /** Days that were captured in part: 'Partial: 5 Nov, 7 Nov'. */
    partial: (days: string) => string;
    /** Header of the day column in the table twin and CSV. */
    day: string;
    /** Keyboard help of the plot: arrows move along the days. */
    cursorHint: string;
    /** Keyboard help for marks in a sequence. */
    markHint: string;
    /** Keyboard help for marks in rows and columns. */
    gridHint: string;
    /** Header of the column of names in the table twin and CSV. */
    name: string;
    /** Header of the remark column there, which marks partial days. */
    remark: string;
    /** A quantile's name: 'median', '90th percentile'. */
    quantile: (key: 'p10' | 'p25' | 'p50' | 'p75' | 'p90') => string;
    /** Label of a sample size: 'n'. */
    sample: string;
    /** Headers of the ends of an interval. */
    intervalFrom: string;
    intervalTo: string;
    /** '5 stars'. */
    stars: (count: number) => string;
    /** Added where up and down select a line. */
    seriesHint: string;
    /** How often the days of a chart were read: 'read every 7 days'. `days` is 2 at least. */
    every: (days: number) => string;
    /** Missing days as text: 'no data: 20 June, 4–5 August'. `days` is their number. */
    gap: (ranges: string, days: number) => string;
    /** Many gaps as text: 'no data on 12 days'. */
    gapsTotal: (days: number) => string;
    /** Why some days have no shares, a sentence: 'There are no shares where the total is below 10.' */
    smallTotals: (min: number) => string;
    /** Of values that chance may explain: 'may be chance'. */
    byChance: string;
    /** Shown instead of a chart without any value. */
    noData: string;
    /** Value of a day that was captured without the series: off the list. */
    offList: string;
    /** Label of the band below the last rank: 'not in the top 100'. */
    offListBand: (depth: number) => string;
    /** One value in an announcement: 'Likes: 120'. */
    reading: (series: string, value: string) => string;
    /** A rank as text: 'place 3'. */
    place: (place: string) => string;
    /** Label of a field that finds points of a chart by their names. */
    find: string;
    /** How many points were found, one at least: 'Found: 3'. */
    found: (count: number) => string;
  };
  freshness: {
    /** 'Data of 20 November 2026'. */
    data: (day: string) => string;
    /** Time of reading: 'read on 20 Nov, 06:40'. */
    captured: (when: string) => string;
    coverage: (share: string) => string;
    source: (source: string) => string;
    /** The badge of generated data. */
    demo: string;
    /** Explanation of the badge. */
    demoTitle: string;
    none: string;
  };
  capability: {
    /** 'Bookriver does not publish likes and places in genres.' */
    missing: (portal: string, list: string) => string;
  };
  dateStepper: {
    previous: string;
    next: string;
    choose: string;
    /** 'compared with 6 August'; `days` is the distance, more than 1 over a gap. */
    compare: (day: string, days: number) => string;
    /** The list's first day has nothing to compare with. */
    noCompare: string;
    /** Remark of a partial day. */
    incomplete: string;
  };
  filters: {
    remove: (label: string) => string;
    clear: string;
    add: string;
    /** Returns from one filter to the list of filters. */
    back: string;
  };
  period: {
    /** A preset: '30 days'; null is all time. */
    preset: (days: number | null) => string;
    custom: string;
    comparison: string;
    comparisons: Record<'previous' | 'weekdays' | 'year' | 'off', string>;
    /** 'against 9 June – 8 July' */
    against: (days: string) => string;
  };
  facets: {
    title: string;
    /** Opens the facets on a phone; `count` is the number of active options. */
    open: (count: number) => string;
    /** Closes the facets: 'Show 1,234'; null while the number is unknown. */
    show: (count: number | null, text: string) => string;
    search: (facet: string) => string;
    nothing: string;
    /** Number of options that are not shown yet. */
    more: (count: number) => string;
    less: string;
    reset: (facet: string) => string;
    /** Name of the switch between `all` and `any`. */
    mode: (facet: string) => string;
    all: string;
    any: string;
    /** Name of the button that excludes an option. */
    exclude: (option: string) => string;
    /** Spoken number of results of an option: '12 of them'. */
    count: (count: number, text: string) => string;
  };
  compare: {
    go: (count: number) => string;
    /** Fewer than two. */
    few: string;
    full: (max: number) => string;
    remove: (label: string) => string;
    clear: string;
  };
  method: {
    /** Name of the button: 'How <what> is calculated'. */
    open: (what: string) => string;
    formula: string;
    sample: (count: number, text: string) => string;
    rounding: (step: string) => string;
  };
  exports: {
    open: string;
    csv: string;
    copyLink: string;
    copied: string;
    copyFailed: string;
  };
}
