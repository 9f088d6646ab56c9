import { author } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { definePage, noAddress } from '../../page/definePage.ts';

export const authorRoute = definePage({
  address: noAddress,
  reads: ({ id }: { id: string }) => [read(author, { params: { id } })],
  load: async () => (await import('./AuthorPage.tsx')).AuthorPage,
});
