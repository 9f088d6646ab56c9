import type { PortalSlug } from '@litometr/api-contract';
import type { ServerConfig } from '../config/config.ts';
import { version } from '../config/version.ts';
import { ROBOT } from './requests/robots.ts';

export interface CollectorSettings {
  /** True when this server may collect at all. */
  enabled: boolean;
  userAgent: string;
  /** Addresses that replace a portal's own: mirrors, tests. */
  inPlace: Readonly<Partial<Record<PortalSlug, string>>>;
  /** Milliseconds between requests where more than the portal's own pace; null for that alone. */
  paceMs: number | null;
  /** Hours from one run to the next. */
  everyHours: number;
  /** Book pages in a run, at most. */
  details: number;
}

/** Names the program that sends the requests and how to reach its operators. */
export function collectorSettings(
  config: Pick<ServerConfig, 'collectors' | 'contact'>,
): CollectorSettings {
  const { enabled, ...rest } = config.collectors;
  const contact = config.contact ?? 'no contact';
  return { ...rest, enabled, userAgent: `${ROBOT}/${version} (+${contact})` };
}
