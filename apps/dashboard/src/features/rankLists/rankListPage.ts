import type { PortalSlug } from '@litometr/api-contract';
import { portalHead } from '../../app/portalHead.ts';
import { shownListReads } from '../../blocks/rankList/listReads.ts';
import { definePage } from '../../page/definePage.ts';
import { portalMessages } from '../../portals/portals.messages.ts';
import { portalsRead } from '../../portals/portalsRead.ts';
import { rankListAddress, type ShownList } from './rankLists.address.ts';

const names = {
  bestseller: portalMessages.bestsellers,
  global_top: portalMessages.globalTop,
} as const;

/** The page of a list that a portal publishes. */
export const rankListPage = (list: ShownList) =>
  definePage({
    address: rankListAddress,
    reads: ({ portal }: { portal: PortalSlug }, state) => [
      ...shownListReads({ portal, list, state }),
      portalsRead,
    ],
    head: portalHead(names[list]),
    hasPicture: true,
  });
