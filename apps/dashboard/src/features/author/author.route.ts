import { author } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage } from '../../page/definePage.ts';
import { authorAddress, authorBooksRead, authorHistoryRead, lineRead } from './author.address.ts';

export const authorRoute = definePage({
  address: authorAddress,
  reads: ({ id }: { id: string }, state) => [
    read(author, { params: { id } }),
    authorHistoryRead(id, state),
    lineRead(id),
    authorBooksRead(id, state),
  ],
  charts: ['bookTimeline'],
  load: async () => (await import('./AuthorPage.tsx')).AuthorPage,
});
