import type { PortalSlug } from '@litometr/api-contract';
import { authortoday } from './authortoday.ts';
import { bookriver } from './bookriver.ts';
import { litgorod } from './litgorod.ts';
import { litmarket } from './litmarket.ts';
import { litnet } from './litnet.ts';
import { litres } from './litres.ts';
import type { PortalModel } from './model.ts';

/**
 * The genre and tag names are those of the portals' own filters (the plugins of
 * LNReader/lnreader-plugins and the tables of Bryksin/litres_advanced_filters and
 * Cezario34/LitmarketWidgetParser list them; tags from the filters of a fan fiction archive).
 * Litgorod's list is not known: its genres carry names that the other portals use.
 */
export const portalModels: Readonly<Record<PortalSlug, PortalModel>> = {
  litnet,
  litmarket,
  litres,
  authortoday,
  litgorod,
  bookriver,
};
