import { type PortalSlug, tag } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { periodParamsFrom } from '../../page/address/params.ts';
import { comparedQueryOf } from '../../page/period/period.ts';

export const tagAddress = z.object({ ...periodParamsFrom('90') });
export type TagAddress = z.output<typeof tagAddress>;

export const tagRead = (portal: PortalSlug, id: string, state: TagAddress) =>
  read(tag, { params: { portal, id }, query: comparedQueryOf(state) });
