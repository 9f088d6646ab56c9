import type { LibraryStrings } from './supplyStrings.ts';

const numbers = new Intl.NumberFormat('fa');
/** The library passes arguments as text, number or boolean; counts are numbers. */
const count = (value: unknown) => numbers.format(Number(value));
const isSet = (value: unknown) => String(value) === 'true';

/**
 * Texts of react-aria in Persian, the only one of our languages that it does not include. The keys
 * are the library's; texts of colours and tables are omitted, as no component of this package uses
 * them.
 */
export const persian: LibraryStrings = {
  // Menus, overlays, toasts, trees
  longPressMessage: 'برای باز کردن منو لمس کنید و نگه دارید یا Alt + ArrowDown را بزنید',
  dismiss: 'بستن',
  close: 'بستن',
  notifications: (args) => `${count(args?.['count'])} اعلان.`,
  expand: 'باز کردن',
  collapse: 'جمع کردن',
  breadcrumbs: 'مسیر صفحه',
  steplist: 'فهرست گام‌ها',

  // Lists, tags and choices
  select: 'انتخاب',
  selectedItem: (args) => `${args?.['item']} انتخاب شد.`,
  deselectedItem: (args) => `انتخاب ${args?.['item']} برداشته شد.`,
  selectedAll: 'همهٔ موارد انتخاب شده‌اند.',
  selectedCount: (args) =>
    Number(args?.['count']) === 0
      ? 'هیچ موردی انتخاب نشده است.'
      : `${count(args?.['count'])} مورد انتخاب شده است.`,
  longPressToSelect: 'برای ورود به حالت انتخاب، لمس کنید و نگه دارید.',
  hasActionAnnouncement: 'این ردیف کنش دارد',
  hasLinkAnnouncement: (args) => `این ردیف پیوند دارد: ${args?.['link']}`,
  removeDescription: 'برای حذف برچسب، Delete را بزنید.',
  removeButtonLabel: 'حذف',
  selectPlaceholder: 'یک مورد را انتخاب کنید',

  // Drag and drop
  dragItem: (args) => `جابه‌جایی ${args?.['itemText']}`,
  dragSelectedItems: (args) => `جابه‌جایی ${count(args?.['count'])} مورد انتخاب‌شده`,
  dragDescriptionKeyboard: 'برای شروع جابه‌جایی Enter را بزنید.',
  dragDescriptionKeyboardAlt: 'برای شروع جابه‌جایی Alt + Enter را بزنید.',
  dragDescriptionTouch: 'برای شروع جابه‌جایی دو بار ضربه بزنید.',
  dragDescriptionVirtual: 'برای شروع جابه‌جایی کلیک کنید.',
  dragDescriptionLongPress: 'برای شروع جابه‌جایی لمس کنید و نگه دارید.',
  dragSelectedKeyboard: (args) =>
    `برای جابه‌جایی ${count(args?.['count'])} مورد انتخاب‌شده Enter را بزنید.`,
  dragSelectedKeyboardAlt: (args) =>
    `برای جابه‌جایی ${count(args?.['count'])} مورد انتخاب‌شده Alt + Enter را بزنید.`,
  dragSelectedLongPress: (args) =>
    `برای جابه‌جایی ${count(args?.['count'])} مورد انتخاب‌شده لمس کنید و نگه دارید.`,
  dragStartedKeyboard:
    'جابه‌جایی آغاز شد. با Tab به جای تازه بروید و Enter را بزنید، یا برای لغو Escape را بزنید.',
  dragStartedTouch: 'جابه‌جایی آغاز شد. به جای تازه بروید و برای رها کردن دو بار ضربه بزنید.',
  dragStartedVirtual: 'جابه‌جایی آغاز شد. به جای تازه بروید و کلیک کنید یا Enter را بزنید.',
  endDragKeyboard: 'در حال جابه‌جایی. برای لغو Enter را بزنید.',
  endDragTouch: 'در حال جابه‌جایی. برای لغو دو بار ضربه بزنید.',
  endDragVirtual: 'در حال جابه‌جایی. برای لغو کلیک کنید.',
  dropDescriptionKeyboard: 'برای رها کردن Enter و برای لغو Escape را بزنید.',
  dropDescriptionTouch: 'برای رها کردن دو بار ضربه بزنید.',
  dropDescriptionVirtual: 'برای رها کردن کلیک کنید.',
  dropCanceled: 'جابه‌جایی لغو شد.',
  dropComplete: 'جابه‌جایی انجام شد.',
  dropIndicator: 'جای رها کردن',
  dropOnRoot: 'رها کردن روی',
  dropOnItem: (args) => `رها کردن درون ${args?.['itemText']}`,
  insertBefore: (args) => `گذاشتن پیش از ${args?.['itemText']}`,
  insertBetween: (args) => `گذاشتن میان ${args?.['beforeItemText']} و ${args?.['afterItemText']}`,
  insertAfter: (args) => `گذاشتن پس از ${args?.['itemText']}`,

  // Suggestions
  collectionLabel: 'پیشنهادها',
  listboxLabel: 'پیشنهادها',
  buttonLabel: 'نمایش پیشنهادها',
  countAnnouncement: (args) => `${count(args?.['optionCount'])} گزینه در دسترس است.`,
  selectedAnnouncement: (args) => `${args?.['optionText']}، انتخاب شد`,
  focusAnnouncement: (args) => {
    const group = isSet(args?.['isGroupChange'])
      ? `وارد گروه ${args?.['groupTitle']} شدید، با ${count(args?.['groupCount'])} گزینه. `
      : '';
    const chosen = isSet(args?.['isSelected']) ? '، انتخاب شده' : '';
    return `${group}${args?.['optionText']}${chosen}`;
  },

  // Numbers and search
  numberField: 'فیلد عددی',
  increase: (args) => `افزایش ${args?.['fieldLabel']}`.trim(),
  decrease: (args) => `کاهش ${args?.['fieldLabel']}`.trim(),
  Empty: 'خالی',
  'Clear search': 'پاک کردن جستجو',

  // Dates
  era: 'دوره',
  year: 'سال',
  month: 'ماه',
  day: 'روز',
  weekday: 'روز هفته',
  hour: 'ساعت',
  minute: 'دقیقه',
  second: 'ثانیه',
  dayPeriod: 'ق.ظ/ب.ظ',
  timeZoneName: 'منطقهٔ زمانی',
  calendar: 'تقویم',
  startDate: 'تاریخ شروع',
  endDate: 'تاریخ پایان',
  previous: 'قبلی',
  next: 'بعدی',
  selectedDateDescription: (args) => `تاریخ انتخاب‌شده: ${args?.['date']}`,
  // The calendar passes the range as one text, the picker as two.
  selectedRangeDescription: (args) =>
    `بازهٔ انتخاب‌شده: ${args?.['dateRange'] ?? `${args?.['startDate']} تا ${args?.['endDate']}`}`,
  selectedTimeDescription: (args) => `زمان انتخاب‌شده: ${args?.['time']}`,
  todayDate: (args) => `امروز، ${args?.['date']}`,
  todayDateSelected: (args) => `امروز، ${args?.['date']}، انتخاب شده`,
  dateSelected: (args) => `${args?.['date']}، انتخاب شده`,
  startRangeSelectionPrompt: 'برای شروع انتخاب بازهٔ تاریخ کلیک کنید',
  finishRangeSelectionPrompt: 'برای پایان انتخاب بازهٔ تاریخ کلیک کنید',
  minimumDate: 'نخستین تاریخ در دسترس',
  maximumDate: 'آخرین تاریخ در دسترس',
  dateRange: (args) => `${args?.['startDate']} تا ${args?.['endDate']}`,
  rangeUnderflow: (args) => `مقدار باید ${args?.['minValue']} یا پس از آن باشد.`,
  rangeOverflow: (args) => `مقدار باید ${args?.['maxValue']} یا پیش از آن باشد.`,
  rangeReversed: 'تاریخ شروع باید پیش از تاریخ پایان باشد.',
  unavailableDate: 'تاریخ انتخاب‌شده در دسترس نیست.',
};
