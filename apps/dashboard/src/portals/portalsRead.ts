import {
  type EndpointResponse,
  type PortalSlug,
  type PortalSummary,
  portals,
} from '@litometr/api-contract';
import { read } from '../api/read.ts';

/** The summaries of all portals. */
export const portalsRead = read(portals, {});

/** The summary of one of them; undefined while they are loading. */
export const summaryOf = (
  response: EndpointResponse<typeof portals> | undefined,
  portal: PortalSlug | undefined,
): PortalSummary | undefined => response?.items.find(({ slug }) => slug === portal);
