/**
 * Every word that the widgets say. The app and Storybook build it from the same messages; there is
 * no default in any language.
 *
 * Functions get raw numbers where the language has to choose a plural, and formatted texts
 * everywhere else. 'Spoken' texts are for assistive technology: they stand where the eye sees an
 * icon or a sign.
 */
export interface WidgetStrings {
  value: {
    /** Reason of a null that came without its own: not published or not read. */
    missing: string;
    /** In place of a title, and of an author's name, that has no visible character. */
    untitled: string;
    unnamed: string;
    /** Spoken form of a rounded value: 'about 441 thousand'. */
    approximately: (value: string) => string;
  };
  rank: {
    /** Spoken place without a number: 'not on the list'. */
    offList: string;
  };
  delta: {
    /** Length of a change that spans missing days: 'in 3 days'. */
    days: (days: number) => string;
  };
  money: {
    /** Spoken before a struck price. */
    oldPrice: (price: string) => string;
  };
  volume: {
    /** Volume in author's sheets: '12,4 а.л.'. */
    sheets: (value: string) => string;
    /** Characters behind the sheets: '496 000 characters'. */
    characters: (count: number, text: string) => string;
  };
  more: {
    /** Spoken form of '+3' after the items that fit. */
    items: (count: number) => string;
  };
  table: {
    /** Name of the sort button in a header: 'Sort by views'. */
    sortBy: (column: string) => string;
    /** Announced while rows are fetched. */
    loading: string;
    /** Name of the column of boxes. */
    selection: string;
    selectAll: string;
    /** Name of a row's box: 'Choose <row>'. */
    select: (row: string) => string;
    /** Name of the choice of columns. */
    columns: string;
    showAllColumns: string;
    /** Name of a column's edge: 'Width of <column>'. */
    resize: (column: string) => string;
  };
  panel: {
    loading: string;
    /** Announced while old content stays in sight. */
    refreshing: string;
    retry: string;
    /** A part of the page that is loaded on demand did not load. */
    loadFailed: string;
  };
  chart: {
    showTable: string;
    showChart: string;
    /** Opens the choice of files. */
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
    /** Keyboard help where marks follow each other. */
    markHint: string;
    /** Keyboard help where marks stand in rows and columns. */
    gridHint: string;
    /** Header of the column of names in the table twin and CSV. */
    name: string;
    /** Header of the column there that says which days were read in part. */
    remark: string;
    /** A quantile's name: 'median', '90th percentile'. */
    quantile: (key: 'p10' | 'p25' | 'p50' | 'p75' | 'p90') => string;
    /** How many things stand behind a number: 'n'. */
    sample: string;
    /** Headers of the ends of an interval. */
    intervalFrom: string;
    intervalTo: string;
    /** '5 stars'. */
    stars: (count: number) => string;
    /** Added where up and down choose a line. */
    seriesHint: string;
    /** Missing days in words: 'no data: 20 June, 4–5 August'. `days` counts them. */
    gap: (ranges: string, days: number) => string;
    /** Many gaps, in words: 'no data on 12 days'. */
    gapsTotal: (days: number) => string;
    /** In place of a chart without a single value. */
    noData: string;
    /** Value of a day that was captured without the series: off the list. */
    offList: string;
    /** Label of the band under the last place: 'not in the top 100'. */
    offListBand: (depth: number) => string;
    /** One value in an announcement: 'Likes: 120'. */
    reading: (series: string, value: string) => string;
    /** A place, in words: 'place 3'. */
    place: (place: string) => string;
  };
  freshness: {
    /** 'Data of 20 November 2026'. */
    data: (day: string) => string;
    /** When it was read: 'read on 20 Nov, 06:40'. */
    captured: (when: string) => string;
    coverage: (share: string) => string;
    source: (source: string) => string;
    /** The badge of generated data. */
    demo: string;
    /** What the badge means. */
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
    /** Mark of a day that was read in part. */
    incomplete: string;
  };
  filters: {
    remove: (label: string) => string;
    clear: string;
    add: string;
    /** Leads from one filter back to the choice of filters. */
    back: string;
  };
  period: {
    /** A ready period: '30 days'; null is all time. */
    preset: (days: number | null) => string;
    custom: string;
    comparison: string;
    comparisons: Record<'previous' | 'weekdays' | 'year' | 'off', string>;
    /** 'against 9 June – 8 July' */
    against: (days: string) => string;
  };
  facets: {
    title: string;
    /** Opens the facets on a phone; `count` are those in force. */
    open: (count: number) => string;
    /** Closes them there: 'Show 1,234'; null where the number is not known yet. */
    show: (count: number | null, text: string) => string;
    search: (facet: string) => string;
    nothing: string;
    /** How many options are not shown yet. */
    more: (count: number) => string;
    less: string;
    reset: (facet: string) => string;
    /** Names the choice between `all` and `any`. */
    mode: (facet: string) => string;
    all: string;
    any: string;
    /** Name of the button that leaves an option out. */
    exclude: (option: string) => string;
    /** Spoken number of an option: '12 of them'. */
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
    /** Name of the button: 'How <what> is reckoned'. */
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
