import robotsParser from 'robots-parser';
import type { PortalResponse } from './transport.ts';

/** Permissions of a host for the collectors. */
export interface RobotsRules {
  allows(url: URL): boolean;
  /** Milliseconds between requests that the host demands; 0 where it demands none. */
  paceMs: number;
}

/** The name that a robots.txt calls the collectors by. */
export const ROBOT = 'Litometr';

const everything: RobotsRules = { allows: () => true, paceMs: 0 };
const nothing: RobotsRules = { allows: () => false, paceMs: 0 };

/** As RFC 9309 has it: no file allows everything, a file that cannot be had allows nothing. */
export function robotsRules(
  at: URL,
  response: Pick<PortalResponse, 'status' | 'body'> | null,
): RobotsRules {
  if (response === null || response.status >= 500 || response.status === 429) return nothing;
  if (response.status >= 400) return everything;
  if (response.status >= 300) return nothing;
  const robots = robotsParser(at.href, response.body.toString('utf8'));
  return {
    // Undefined would mean that the rules are of another host, which cannot be: they were fetched
    // from this one.
    allows: (url) => robots.isAllowed(url.href, ROBOT) !== false,
    paceMs: (robots.getCrawlDelay(ROBOT) ?? 0) * 1000,
  };
}
