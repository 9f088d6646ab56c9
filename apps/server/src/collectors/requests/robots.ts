import robotsParser from 'robots-parser';
import type { Answer } from './transport.ts';

/** What a host allows the collectors. */
export interface RobotsRules {
  allows(url: URL): boolean;
  /** Milliseconds between requests that the host asks for; 0 where it does not. */
  paceMs: number;
}

/** The name that a robots.txt calls the collectors by. */
export const ROBOT = 'Litometr';

const everything: RobotsRules = { allows: () => true, paceMs: 0 };
const nothing: RobotsRules = { allows: () => false, paceMs: 0 };

/** As RFC 9309 has it: no file allows everything, a file that cannot be had allows nothing. */
export function robotsRules(at: URL, answer: Pick<Answer, 'status' | 'body'> | null): RobotsRules {
  if (answer === null || answer.status >= 500 || answer.status === 429) return nothing;
  if (answer.status >= 400) return everything;
  if (answer.status >= 300) return nothing;
  const robots = robotsParser(at.href, answer.body.toString('utf8'));
  return {
    // Undefined means that the rules are of another host; those of this one were asked for.
    allows: (url) => robots.isAllowed(url.href, ROBOT) !== false,
    paceMs: (robots.getCrawlDelay(ROBOT) ?? 0) * 1000,
  };
}
