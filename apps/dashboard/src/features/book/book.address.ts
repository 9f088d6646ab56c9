import { bookEvents, bookEventTypes, bookHistory } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { ids, oneOf, periodParamsFrom, wholeOr } from '../../page/address/params.ts';
import { periodQueryOf } from '../../page/period/period.ts';

/** The period, the charted metric, the compared books, and the journal's kind and page. */
export const bookAddress = z.object({
  ...periodParamsFrom('90'),
  metric: oneOf(metricKeys),
  compare: ids(),
  event: oneOf(bookEventTypes),
  page: wholeOr(1, { min: 1, max: 100_000 }),
});
export type BookAddress = z.output<typeof bookAddress>;

/** Rows of a page of the journal. */
export const JOURNAL_ROWS = 15;

export const historyRead = (id: string, state: BookAddress) =>
  read(bookHistory, { params: { id }, query: periodQueryOf(state) });

export const journalRead = (id: string, { event, page }: BookAddress) =>
  read(bookEvents, {
    params: { id },
    query: { page, size: JOURNAL_ROWS, ...(event && { type: event }) },
  });
