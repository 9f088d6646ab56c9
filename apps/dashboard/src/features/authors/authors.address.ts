import {
  authorSorts,
  authors,
  authorsSummary,
  authorTiers,
  type PortalSlug,
} from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { id, oneOf, tableParams, text } from '../../page/address/params.ts';

const yesNo = ['yes', 'no'] as const;
/** Marks of the chart: enough to see a cloud, few enough to press one. */
const CHARTED = 100;

export const authorsAddress = z.object({
  q: text(),
  tier: oneOf(authorTiers),
  genre: id(),
  active: oneOf(yesNo),
  publisher: oneOf(yesNo),
  breakthrough: oneOf(yesNo),
  growing: oneOf(yesNo),
  ...tableParams(authorSorts),
});
export type AuthorsAddress = z.output<typeof authorsAddress>;

/** Resets all filters; order and columns are preserved. */
export const noFilters: Partial<AuthorsAddress> = {
  q: '',
  tier: undefined,
  genre: undefined,
  active: undefined,
  publisher: undefined,
  breakthrough: undefined,
  growing: undefined,
};

/** Returns the filters as query parameters of the API. */
function filterQuery({ q, tier, genre, active, publisher, breakthrough, growing }: AuthorsAddress) {
  return {
    ...(q === '' ? {} : { q }),
    ...(tier && { tier }),
    ...(genre && { genre }),
    ...(active && { active }),
    ...(publisher && { publisher }),
    ...(breakthrough && { breakthrough }),
    ...(growing && { growing }),
  };
}

export const authorsRead = (portal: PortalSlug, state: AuthorsAddress) => {
  const { sort = '-gain', page, size } = state;
  return read(authors, { params: { portal }, query: { ...filterQuery(state), sort, page, size } });
};

/** The authors with the largest gain that match the filters, for the chart. */
export const chartedRead = (portal: PortalSlug, state: AuthorsAddress) =>
  read(authors, {
    params: { portal },
    query: { ...filterQuery(state), sort: '-gain', size: CHARTED },
  });

export const authorsSummaryRead = (portal: PortalSlug) =>
  read(authorsSummary, { params: { portal } });
