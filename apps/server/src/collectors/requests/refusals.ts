import type { CollectorReason } from '@litometr/api-contract';
import type { PortalResponse } from './transport.ts';

export interface Refusal {
  reason: CollectorReason;
  message: string;
  /** True when a retry may succeed. */
  isPassing: boolean;
}

/** A page in front of the portal's own. */
const challenge = /cf-chl-|challenge-platform|<title>\s*(Just a moment|Вы не робот)/i;
/** Found in ordinary pages too, beside their forms. */
const captcha = /smartcaptcha|g-recaptcha|h-captcha|hcaptcha\.com/i;

export const isChallenge = (text: string) => challenge.test(text);
/** True when the page is a captcha instead of the requested page. */
export const isCaptcha = (text: string) => isChallenge(text) || captcha.test(text);

/** Null for a readable response. */
export function refusalOf({ status }: PortalResponse): Refusal | null {
  if (status === 429) {
    const message = 'The portal reports too many requests (429).';
    return { reason: 'rate_limited', message, isPassing: true };
  }
  if (status === 401 || status === 403 || status === 451) {
    const message = `The portal does not let this be read (${status}).`;
    return { reason: 'blocked', message, isPassing: false };
  }
  if (status >= 500) {
    const message = `The portal has a fault (${status}).`;
    return { reason: 'unreachable', message, isPassing: true };
  }
  if (status === 200 || status === 304 || status === 404 || status === 410) return null;
  return { reason: 'shape', message: `The status ${status} is unexpected.`, isPassing: false };
}

/** Returns the milliseconds of the `Retry-After` of a response; null without one. */
export function retryAfter({ headers }: PortalResponse, now: number): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
