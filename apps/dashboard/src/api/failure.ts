import { TransportError } from '@litometr/auth-machine';
import { ContractError } from './call.ts';
import { isAxiosError } from './isAxiosError.ts';

/** What went wrong, as far as a reader can act on it. */
export type Failure = 'offline' | 'timeout' | 'notFound' | 'refused' | 'server' | 'contract';

/** Sorts whatever a query rejects with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ContractError) return 'contract';
  // The client itself could not be fetched.
  if (error instanceof TransportError && error.status === null) return 'offline';
  if (!isAxiosError(error)) return 'server';
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return 'timeout';
  const status = error.response?.status;
  if (status === undefined) return 'offline';
  if (status === 404) return 'notFound';
  return status < 500 ? 'refused' : 'server';
}

/** Whether the server said that what was asked for does not exist. */
export const isMissing = (error: unknown): boolean =>
  error !== null && failureOf(error) === 'notFound';
