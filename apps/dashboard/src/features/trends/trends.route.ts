import { metricKeys, type PortalSlug, portals } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { read } from '../../api/read.ts';
import { oneOf, oneOfOr } from '../../page/address/params.ts';
import { definePage } from '../../page/definePage.ts';

/** The dimensions that the page has words for. */
export const dimensions = ['genre', 'status', 'access', 'form'] as const;
export const trendRanges = ['7', '30', '90'] as const;

export const trendsAddress = z.object({
  metric: oneOf(metricKeys),
  by: oneOfOr(dimensions, 'genre'),
  range: oneOfOr(trendRanges, '30'),
});

export const trendsRoute = definePage({
  address: trendsAddress,
  reads: (_: { portal: PortalSlug }) => [read(portals, {})],
  load: async () => (await import('./DetailedTrendsPage.tsx')).DetailedTrendsPage,
});
