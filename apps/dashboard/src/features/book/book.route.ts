import {
  book,
  bookEvents,
  bookEventTypes,
  bookHistory,
  bookRanks,
  metricKeys,
} from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { oneOf, wholeOr } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

/** Which metric the charts show, and the journal's kind and page. */
export const bookAddress = z.object({
  metric: oneOf(metricKeys),
  event: oneOf(bookEventTypes),
  page: wholeOr(1, { min: 1, max: 100_000 }),
});
export type BookAddress = z.output<typeof bookAddress>;

/** Rows of a page of the journal. */
export const JOURNAL_ROWS = 15;

export const journalRead = (id: string, { event, page }: BookAddress) =>
  read(bookEvents, {
    params: { id },
    query: { page, size: JOURNAL_ROWS, ...(event && { type: event }) },
  });

export const bookRoute = definePage({
  address: bookAddress,
  reads: ({ id }: { id: string }, state) => [
    read(book, { params: { id } }),
    read(bookHistory, { params: { id } }),
    read(bookRanks, { params: { id } }),
    journalRead(id, state),
  ],
  load: async () => (await import('./BookPage.tsx')).BookPage,
});
