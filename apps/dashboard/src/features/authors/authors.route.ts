import { authorSorts, authors, type PortalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { tableParams, text } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

export const authorsAddress = z.object({ q: text(), ...tableParams(authorSorts) });

export const authorsRead = (portal: PortalSlug, state: z.output<typeof authorsAddress>) => {
  const { q, sort = '-gain', page, size } = state;
  return read(authors, {
    params: { portal },
    query: { sort, page, size, ...(q === '' ? {} : { q }) },
  });
};

export const authorsRoute = definePage({
  address: authorsAddress,
  reads: ({ portal }: { portal: PortalSlug }, state) => [authorsRead(portal, state)],
  load: async () => (await import('./AuthorsPage.tsx')).AuthorsPage,
});
