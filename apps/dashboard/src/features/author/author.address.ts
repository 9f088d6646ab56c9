import { authorBookSorts, authorBooks, authorHistory } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { periodParamsFrom, tableParams } from '../../page/address/params.ts';
import { periodQueryOf } from '../../page/period/period.ts';

export const authorAddress = z.object({
  ...periodParamsFrom('365'),
  ...tableParams(authorBookSorts),
});
export type AuthorAddress = z.output<typeof authorAddress>;

/** Books of the timeline: more rows become unreadable. */
const ON_THE_LINE = 40;

export const authorBooksRead = (id: string, { sort = '-published', page, size }: AuthorAddress) =>
  read(authorBooks, { params: { id }, query: { sort, page, size } });

export const authorHistoryRead = (id: string, state: AuthorAddress) =>
  read(authorHistory, { params: { id }, query: periodQueryOf(state) });

/** The newest, for the time line, whatever the table shows. */
export const lineRead = (id: string) =>
  read(authorBooks, { params: { id }, query: { sort: '-published', size: ON_THE_LINE } });
