import * as z from 'zod/mini';
import { listAddress } from '../../blocks/rankList/listState.ts';

export const rankListAddress = z.object(listAddress);

export type ShownList = 'bestseller' | 'global_top';
