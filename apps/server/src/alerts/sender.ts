import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookFault } from '@litometr/api-contract';
import { type Guard, guardedLookup, RefusedAddressError, requireAddress } from './guard.ts';

/** Outcome of a delivery. `status` is null where no response came; `error` is null on success. */
export interface Sent {
  status: number | null;
  error: WebhookFault | null;
}

export type Sender = (url: string, secret: string, body: string) => Promise<Sent>;

const TIMEOUT_MS = 5_000;
/**
 * Codes of OpenSSL: `CERT_HAS_EXPIRED`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`,
 * `DEPTH_ZERO_SELF_SIGNED_CERT`.
 */
const certificateCodes = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_|ERR_SSL_)/;

/** `t=<seconds>,v1=<hex>`: the moment is signed too, so that a copy cannot be sent again later. */
export function signature(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Posts signed JSON. Redirects are not followed, and only the status of the response is read. */
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
        call.on('response', (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        });
        call.on('error', reject);
        call.end(body);
      });
      if (status >= 200 && status < 300) return { status, error: null };
      return { status, error: status >= 300 && status < 400 ? 'redirect' : 'status' };
    } catch (error) {
      return { status: null, error: faultOf(error) };
    }
  };
}

/**
 * Errors of the receiver's network are reduced to these codes: details would describe our own
 * network.
 */
function faultOf(error: unknown): WebhookFault {
  if (error instanceof RefusedAddressError) return 'address';
  if (!(error instanceof Error)) return 'connection';
  if (['AbortError', 'TimeoutError'].includes(error.name)) return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host';
  return certificateCodes.test(code) ? 'certificate' : 'connection';
}
