import { referenceBookSteps } from '../../../apps/server/src/measurements/testing/referenceDailyGains.ts';
import { known, stepOf, stepsOf } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { MetricKey } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { change, joined, message, money, name, number, type Wording } from '../wording.ts';
import { nameId, shown, volume } from './claimParts.ts';

const readingsOf = ({ fixture }: PortalFigures, book: string) =>
  fixture.metrics
    .filter(({ bookId }) => bookId === book)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** The last value of a counter and its gain over all readings; null: unknown, or below the rounding step. */
export function growthLead(portal: PortalFigures, book: string, metric: MetricKey): Wording | null {
  const { fixture } = portal;
  const rows = readingsOf(portal, book);
  const values = rows.flatMap(({ values }) => values[metric] ?? []);
  const [first, last] = [values[0], values.at(-1)];
  const steps = referenceBookSteps(rows, metric, stepsOf(fixture, metric));
  const isReset = steps.some(({ gain }) => gain === null);
  if (first === undefined || last === undefined || steps.length === 0 || isReset) return null;
  const step = Math.max(...[first, last].map((value) => stepOf(fixture.portal, value, metric)));
  if (step > 1 && Math.abs(last - first) < step) return null;
  return message('book.growth.lead', {
    metric: message(nameId(metric)),
    value: number(last),
    gain: change(last - first, (one) => number(one)),
  });
}

/** The first, the last and the outermost of some amounts; null of none. */
function rangeOf(amounts: readonly number[]) {
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first, last, low: Math.min(...amounts), high: Math.max(...amounts) };
}

/** The prices and the lengths of the book's readings. */
function termsOf(portal: PortalFigures, book: string) {
  const rows = readingsOf(portal, book);
  return {
    price: rangeOf(rows.map(({ priceRub }) => priceRub).filter(known)),
    chars: rangeOf(rows.map((row) => row.chars).filter(known)),
  };
}

const isStill = (range: ReturnType<typeof rangeOf>) => range !== null && range.low === range.high;

/** The title of the chart of prices; null: the price did not change. */
export function priceTitle(portal: PortalFigures, book: string): Wording | null {
  const { price } = termsOf(portal, book);
  return price === null || isStill(price)
    ? null
    : message('book.price.moving', {
        price: money(price.last),
        low: money(price.low),
        high: money(price.high),
      });
}

/** The title of the chart of lengths; null: the length did not change. */
export function volumeTitle(portal: PortalFigures, book: string): Wording | null {
  const { chars } = termsOf(portal, book);
  if (chars === null || isStill(chars)) return null;
  const [grown, all] = [chars.last - chars.first, volume(chars.last)];
  return grown < 0
    ? message('book.volume.cut', { cut: volume(-grown), volume: all })
    : message('book.volume.moving', { grown: volume(grown), volume: all });
}

/** How the price and the length of the book changed, or that they did not. */
export function termTexts(portal: PortalFigures, book: string): Wording[] {
  const { price, chars } = termsOf(portal, book);
  const [stillPrice, stillVolume] = [
    isStill(price)
      ? shown(price, ({ last }) => message('book.price.still', { price: money(last) }))
      : null,
    isStill(chars)
      ? shown(chars, ({ last }) => message('book.volume.still', { volume: volume(last) }))
      : null,
  ];
  return [
    stillPrice === null || stillVolume === null
      ? (stillPrice ?? stillVolume)
      : joined(stillPrice, name('·'), stillVolume),
    priceTitle(portal, book),
    volumeTitle(portal, book),
  ].filter(known);
}
