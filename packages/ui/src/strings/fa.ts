import { supplyPersian } from '../exports/persian.ts';
import type { UiStrings } from '../provider/UiStrings.ts';
import { createCountFormat } from './plural.ts';

const { number } = createCountFormat('fa');

// The texts of react-aria itself have to be in Persian too.
supplyPersian();

/** Persian texts of `@litometr/ui`. */
export const fa: UiStrings = {
  skipToContent: 'رفتن به محتوا',
  openSidebar: 'باز کردن پیمایش',
  closeSidebar: 'بستن پیمایش',
  filterTree: 'جست‌وجوی بخش',
  noMatchingNodes: 'بخشی با این نام پیدا نشد',
  matchingNodes: (count) => `بخش‌های یافت‌شده: ${count}`,
  expandItem: (label) => `باز کردن «${label}»`,
  collapseItem: (label) => `جمع کردن «${label}»`,
  close: 'بستن',
  dismissToast: 'بستن اعلان',
  toastRegion: (count) => `اعلان‌ها: ${count}`,
  pending: 'در حال انجام',
  showPassword: 'نمایش گذرواژه',
  hidePassword: 'پنهان کردن گذرواژه',
  clearSearch: 'پاک کردن جست‌وجو',
  selectPlaceholder: 'انتخاب کنید',
  clearField: (label) => `پاک کردن «${label}»`,
  charactersLeft: (count) => `نویسه‌های باقی‌مانده: ${count}`,
  formErrors: (count) => `${number(count)} فیلد را اصلاح کنید`,
  optionsLoading: 'در حال بارگیری گزینه‌ها',
  optionsEmpty: 'چیزی پیدا نشد',
  optionsFailed: 'گزینه‌ها بارگیری نشدند',
  retry: 'تلاش دوباره',
  tagLimit: (limit) => `حداکثر ${limit}`,
  tagsUnknown: (list) => `پیدا نشد: ${list}`,
  rangeFrom: (label) => `${label}: از`,
  rangeTo: (label) => `${label}: تا`,
  datePresets: 'بازه‌های آماده',
  apply: 'اعمال',
  cancel: 'انصراف',
  daysWithoutData: 'روزهای بدون داده',
  dayCount: (count) => `${number(count)} روز`,
  breadcrumbs: 'مسیر',
  pagination: 'صفحه‌ها',
  previousPage: 'صفحهٔ قبل',
  nextPage: 'صفحهٔ بعد',
  page: (number) => `صفحهٔ ${number}`,
  pageOf: (number, count) => `${number} از ${count}`,
  deltaUp: (magnitude) => `افزایش به اندازهٔ ${magnitude}`,
  deltaDown: (magnitude) => `کاهش به اندازهٔ ${magnitude}`,
  deltaSame: 'بدون تغییر',
  rankUp: (places) => `${places} پله صعود`,
  rankDown: (places) => `${places} پله نزول`,
  rankSame: 'رتبه تغییر نکرده است',
  rankNew: 'نخستین حضور در فهرست',
  rankNewMark: 'تازه',
  rankReEntry: 'بازگشته به فهرست',
  cover: (title) => `جلد کتاب «${title}»`,
  revealCover: (title) => `نمایش جلد کتاب «${title}»، ۱۸+`,
  adultMark: '۱۸+',
};
