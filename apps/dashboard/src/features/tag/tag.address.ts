import { type PortalSlug, tag } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { id, periodParamsFrom } from '../../page/address/params.ts';
import { comparedQueryOf } from '../../page/period/period.ts';

export const tagAddress = z.object({
  /** The genre that prices and volumes are held against. */
  genre: id(),
  ...periodParamsFrom('90'),
});
export type TagAddress = z.output<typeof tagAddress>;

export const tagRead = (portal: PortalSlug, tagId: string, state: TagAddress) =>
  read(tag, {
    params: { portal, id: tagId },
    query: { ...comparedQueryOf(state), ...(state.genre !== undefined && { genre: state.genre }) },
  });
