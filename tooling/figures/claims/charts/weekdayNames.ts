import type { Wording } from '../../wording.ts';

const names = {
  ru: 'понедельник вторник среда четверг пятница суббота воскресенье'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
} as const;

const shortNames = {
  ru: 'пн вт ср чт пт сб вс'.split(' '),
  en: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
} as const;

/** The days of the week by their numbers; Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export const weekdayName =
  (weekday: number): Wording =>
  (locale) =>
    names[locale][weekday - 1] ?? '';

export const shortWeekdayName =
  (weekday: number): Wording =>
  (locale) =>
    shortNames[locale][weekday - 1] ?? '';
