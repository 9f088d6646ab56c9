import { metricKeys } from '@litometr/domain';
import type { MetricKey } from '../domain.ts';
import type { ListedGroup } from '../endpoints/groups.ts';
import type { BookBrief, Gain, Gains, Named, Readings } from '../shapes.ts';
import type { CsvRecord } from './csvTable.ts';

/** Cells that tables share. */

/** Joins several values into one cell with `|`, as in the import format. */
export function namesCell(names: readonly Named[]): string {
  return names.map(({ name }) => name).join('|');
}

/** The columns of a book in a row. */
export function bookCells(book: BookBrief): CsvRecord {
  return {
    book_id: book.id,
    title: book.title,
    authors: namesCell(book.authors),
    genres: namesCell(book.genres),
    form: book.form,
    status: book.status,
    access: book.access,
    age_limit: book.age_limit,
    chars: book.chars,
    price_rub: book.price_rub,
    price_old_rub: book.price_old_rub,
  };
}

export const bookColumns = [
  'book_id',
  'title',
  'authors',
  'genres',
  'form',
  'status',
  'access',
  'age_limit',
  'chars',
  'price_rub',
  'price_old_rub',
] as const;

/** One column per metric that the portal publishes, in the product's order. */
export function metricCells(metrics: Readings): CsvRecord {
  return Object.fromEntries(
    published(metrics).map((metric) => [metric, metrics[metric]?.value ?? null]),
  );
}

/**
 * Gains beside their metrics: `gain_library` and so on, each with the days between its readings and, where
 * it is empty, the reason.
 */
export function gainCells(gains: Gains): CsvRecord {
  return Object.fromEntries(
    published(gains).flatMap((metric) => Object.entries(gainCell(gains[metric], `gain_${metric}`))),
  );
}

/** One gain: its value, the days between its readings, and why it is empty. */
export function gainCell(gain: Gain | null | undefined, name = 'gain'): CsvRecord {
  return {
    [name]: gain?.value ?? null,
    [`${name}_days`]: gain?.days ?? null,
    [`${name}_reason`]: gain?.reason ?? null,
  };
}

function published(by: Partial<Record<MetricKey, unknown>>): MetricKey[] {
  return metricKeys.filter((metric) => by[metric] !== undefined);
}

/** The columns of a genre or tag. Nested parts of the response become columns of their own. */
export function groupCells({ spark: _, figures, ...group }: ListedGroup): CsvRecord {
  const { lift, price, chars, partner, ...row } = group;
  return {
    ...row,
    lift: lift?.value ?? null,
    lift_low: lift?.low ?? null,
    lift_high: lift?.high ?? null,
    lift_listed: lift?.listed ?? null,
    lift_n: lift?.n ?? null,
    lift_stable: lift?.stable ?? null,
    price_p25: price?.p25 ?? null,
    price_p75: price?.p75 ?? null,
    chars_p25: chars?.p25 ?? null,
    chars_p50: chars?.p50 ?? null,
    chars_p75: chars?.p75 ?? null,
    partner: partner?.name ?? null,
    partner_lift: partner?.lift ?? null,
    period_gain: figures?.gain.value ?? null,
    period_gain_days: figures?.gain.days ?? null,
    period_gain_before: figures?.gain.compared ?? null,
    period_gain_change: figures?.gain.change ?? null,
    period_gain_n: figures?.gain.n ?? null,
    period_gain_reason: figures?.gain.reason ?? null,
    period_new_books: figures?.new_books.value ?? null,
    period_top_share: figures?.top_share.value ?? null,
    period_lift: figures?.lift.value ?? null,
  };
}
