/**
 * Every text that a component has by itself. Six languages are ready-made in `strings/`; no language
 * is a default. Functions get numbers that are already formatted, unless the type says number.
 */
export interface UiStrings {
  /** Skip link at the top of the page. */
  skipToContent: string;
  /** The button of AppHeader that opens the sidebar on small screens. */
  openSidebar: string;
  closeSidebar: string;
  /** Label and placeholder of the tree's filter, and its text when nothing matches. */
  filterTree: string;
  noMatchingNodes: string;
  /** Announced while the tree is filtered: how many items match. */
  matchingNodes: (count: string) => string;
  /** Buttons that open and close a group of the tree that is itself a link. */
  expandItem: (label: string) => string;
  collapseItem: (label: string) => string;

  /** Close button of dialogs and drawers. */
  close: string;
  /** Dismiss button of a toast. */
  dismissToast: string;
  /** Landmark of the toasts. */
  toastRegion: (count: string) => string;
  /** Announced with a pending button. */
  pending: string;

  showPassword: string;
  hidePassword: string;
  clearSearch: string;
  /** Shown by a select without a choice. */
  selectPlaceholder: string;
  /** The button that empties a field; it names the field. */
  clearField: (label: string) => string;
  /** Spoken for a field's counter: how many characters may still be typed. */
  charactersLeft: (count: string) => string;
  /** Over a form that was refused. The number comes bare, for the language to agree with it. */
  formErrors: (count: number) => string;

  /** A list of options while it loads, without a match, and when it did not come. */
  optionsLoading: string;
  optionsEmpty: string;
  optionsFailed: string;
  retry: string;
  /** Several chips: at most so many; what was pasted and is not among the options. */
  tagLimit: (limit: string) => string;
  tagsUnknown: (list: string) => string;

  /** Names the two ends of a range after its label. */
  rangeFrom: (label: string) => string;
  rangeTo: (label: string) => string;

  /** The list of ready periods beside a calendar, and the buttons under it. */
  datePresets: string;
  apply: string;
  cancel: string;
  /** Legend of the days in a calendar on which nothing was measured. */
  daysWithoutData: string;
  /** Length of a period. The number comes bare, for the language to agree with it. */
  dayCount: (count: number) => string;

  breadcrumbs: string;
  pagination: string;
  previousPage: string;
  nextPage: string;
  page: (number: string) => string;
  /** Short text between the arrows on small screens. */
  pageOf: (number: string, count: string) => string;

  /** Spoken for a change; the magnitude is formatted and has no sign. */
  deltaUp: (magnitude: string) => string;
  deltaDown: (magnitude: string) => string;
  deltaSame: string;

  /** Movement on a list: spoken words, and the short mark for a first entry. */
  rankUp: (places: string) => string;
  rankDown: (places: string) => string;
  rankSame: string;
  rankNew: string;
  rankNewMark: string;
  rankReEntry: string;

  /** Alternative text of a cover, and the button over a blurred one. */
  cover: (title: string) => string;
  revealCover: (title: string) => string;
  /** The age mark on a blurred cover. */
  adultMark: string;
}
