import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Guard, guardedLookup, requireAddress } from './guard.ts';

/** How a delivery went. `status` is null where no answer came; `error` is null where it went well. */
export interface Sent {
  status: number | null;
  error: string | null;
}

export type Sender = (url: string, secret: string, body: string) => Promise<Sent>;

const TIMEOUT_MS = 5_000;
const REASON = 200;

/** `t=<seconds>,v1=<hex>`: the moment is signed too, so that a copy cannot be sent again later. */
export function signature(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Posts signed JSON. Redirects are not followed, and of the answer its status alone is read. */
export function createSender(guard: Guard, now: () => Date): Sender {
  const lookup = guardedLookup(guard);
  return async (address, secret, body) => {
    try {
      const url = requireAddress(address, guard);
      const seconds = Math.floor(now().getTime() / 1000);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Litometr-Webhook/1',
        'litometr-signature': signature(secret, body, seconds),
      };
      const status = await new Promise<number>((resolve, reject) => {
        const request = url.protocol === 'https:' ? requestHttps : requestHttp;
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const call = request(url, { method: 'POST', headers, lookup, signal, agent: false });
        call.on('response', (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        });
        call.on('error', reject);
        call.end(body);
      });
      if (status >= 200 && status < 300) return { status, error: null };
      const isRedirect = status >= 300 && status < 400;
      return { status, error: isRedirect ? 'Redirects are not followed.' : `Answered ${status}.` };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  };
}

function reasonOf(error: unknown): string {
  const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  if (isLate) return `No answer within ${TIMEOUT_MS / 1000} seconds.`;
  return (error instanceof Error ? error.message : String(error)).slice(0, REASON);
}
