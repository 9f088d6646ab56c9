import { portalSlugs } from '@litometr/domain';
import * as z from 'zod/mini';
import { oneOf, oneOfOr, tableParams, text } from '../../page/address/params.ts';

export const dataSourcesViews = ['portals', 'imports', 'renames', 'log'] as const;
export type DataSourcesPageView = (typeof dataSourcesViews)[number];

export const portalParts = ['runs', 'fields', 'breaches', 'errors', 'collector'] as const;
export type PortalPart = (typeof portalParts)[number];

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

/** The URL state of the screen of data sources. */
export const dataSourcesAddress = z.object({
  view: oneOfOr(dataSourcesViews, 'portals'),
  portal: oneOf(portalSlugs),
  part: oneOfOr(portalParts, 'runs'),
  level: oneOfOr(logLevels, 'info'),
  q: text(100),
  ...tableParams([]),
});
export type DataSourcesSearch = z.output<typeof dataSourcesAddress>;
