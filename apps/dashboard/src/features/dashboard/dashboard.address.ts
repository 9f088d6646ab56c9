import * as z from 'zod/mini';
import { oneOfOr } from '../../page/address/params.ts';

export const dashboardTabs = ['own', 'staff'] as const;

/** Which part is open; the second is for staff. */
export const dashboardAddress = z.object({ view: oneOfOr(dashboardTabs, 'own') });
