import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import type { ReferencePeriod } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { daysOf } from '../../../packages/domain/src/index.ts';
import { shortDay, type Wording } from '../wording.ts';

/** The last thirty days, which are of one month. */
export const MONTH: ReferencePeriod = [daysAgo(29), DATA_DAY];

/** Each day of `MONTH`. */
export const MONTH_DAYS: readonly string[] = daysOf({ from: MONTH[0], to: MONTH[1] });

/** The days of `MONTH`, or of its end from `first` on, as short as a day is written by `dayOf`. */
export const monthDays =
  (dayOf: (day: string) => Wording, first = MONTH[0]): Wording =>
  (locale) => {
    const last = dayOf(MONTH[1])(locale);
    return locale === 'ru'
      ? `${Number(first.slice(-2))}–${last}`
      : `${shortDay(first)(locale)} – ${last.replace(/^\p{L}+ /u, '')}`;
  };
