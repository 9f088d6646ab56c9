import type { CollectorReason } from '@litometr/api-contract';
import type { Answer } from './transport.ts';

export interface Refusal {
  reason: CollectorReason;
  message: string;
  /** Whether it may be otherwise in a while. */
  isPassing: boolean;
}

/** A page in front of the portal's own. */
const challenge = /cf-chl-|challenge-platform|<title>\s*(Just a moment|Вы не робот)/i;
/** Found in ordinary pages too, beside their forms. */
const captcha = /smartcaptcha|g-recaptcha|h-captcha|hcaptcha\.com/i;

export const isChallenge = (text: string) => challenge.test(text);
/** Of a page that is not the requested one. */
export const isCaptcha = (text: string) => isChallenge(text) || captcha.test(text);

/** Null for an answer that can be read. */
export function refusalOf({ status }: Answer): Refusal | null {
  if (status === 429) {
    const message = 'The portal says that it is asked too often (429).';
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
  return { reason: 'shape', message: `An answer of ${status} is not known.`, isPassing: false };
}

/** Milliseconds of the `Retry-After` of an answer; null without one. */
export function retryAfter({ headers }: Answer, now: number): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
