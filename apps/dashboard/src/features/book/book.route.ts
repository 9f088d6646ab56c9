import { book, bookRanks } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage } from '../../page/definePage.ts';
import { bookAddress, historyRead, journalRead } from './book.address.ts';

export const bookRoute = definePage({
  address: bookAddress,
  reads: ({ id }: { id: string }, state) => [
    read(book, { params: { id } }),
    historyRead(id, state),
    read(bookRanks, { params: { id } }),
    journalRead(id, state),
  ],
  charts: ['rankHistory', 'mirroredBars', 'trendChart'],
  load: async () => (await import('./BookPage.tsx')).BookPage,
});
