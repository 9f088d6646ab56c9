import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { daysBetween } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { joined, longDay, mediumDay, message, number, percent, type Wording } from '../wording.ts';

/** Of Moscow, whose day a figure belongs to. */
const HOURS_AHEAD = 3;

/** An instant as Moscow's clock has it, `YYYY-MM-DDThh:mm`. */
const inMoscow = (instant: number): string =>
  new Date(instant + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);

/** How long ago a day was; the histories are older than a week. */
export const ageOf =
  (day: string): Wording =>
  (locale) => {
    const days = daysBetween(day, inMoscow(Date.now()).slice(0, day.length));
    const count = number(days)(locale);
    if (locale === 'en') return `${count} days ago`;
    const form = new Intl.PluralRules('ru').select(days);
    return `${count} ${form === 'one' ? 'день' : form === 'few' ? 'дня' : 'дней'} назад`;
  };

/** The day of the data, as notes of charts and tiles have it. */
export const dataDay =
  (day: string): Wording =>
  (locale) =>
    `${locale === 'ru' ? 'Данные за' : 'Data for'} ${longDay(day)(locale)}`;

/** Marks demo data, whose source is not named. */
const demo: Wording = (locale) => (locale === 'ru' ? 'Демонстрационные данные' : 'Demo data');

const method = message('page.method');

/** When a capture was made. */
const captured =
  (capturedAt: string): Wording =>
  (locale) => {
    const [day = '', time = ''] = inMoscow(Date.parse(capturedAt)).split('T');
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const minutes = String(minute).padStart(2, '0');
    return locale === 'ru'
      ? `снято ${mediumDay(day)(locale)}, ${String(hour).padStart(2, '0')}:${minutes}`
      : `captured ${mediumDay(day)(locale)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
  };

/** Under the title of a page of a portal: its day, how much was read then, and by whom. */
export function sourceLine(portal: PortalFigures, day: string): Wording {
  const { source, capturedAt, isDemo } = portal.capture;
  return joined(
    isDemo ? demo : null,
    dataDay(day),
    ageOf(day),
    // When an earlier day was captured is not stored.
    day === DATA_DAY ? captured(capturedAt) : null,
    (locale) =>
      `${locale === 'ru' ? 'охват' : 'coverage'} ${percent(portal.coverage(day), 1)(locale)}`,
    isDemo ? null : (locale) => `${locale === 'ru' ? 'источник' : 'source'}: ${source}`,
    method,
  );
}

/** The same of all portals. */
export const commonSourceLine = (portals: readonly PortalFigures[]): Wording =>
  joined(
    portals.some(({ capture }) => capture.isDemo) ? demo : null,
    dataDay(DATA_DAY),
    ageOf(DATA_DAY),
    method,
  );
