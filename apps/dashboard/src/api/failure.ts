import { isAxiosError } from 'axios';
import { ContractError } from './call.ts';

/** Kinds of failures, as far as a user can act on them. */
export type Failure = 'offline' | 'timeout' | 'notFound' | 'refused' | 'server' | 'contract';

/** Sorts whatever a query rejects with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ContractError) return 'contract';
  if (!isAxiosError(error)) return 'server';
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return 'timeout';
  const status = error.response?.status;
  if (status === undefined) return 'offline';
  if (status === 404) return 'notFound';
  return status < 500 ? 'refused' : 'server';
}

/** True when the server responded that the requested resource does not exist. */
export const isMissing = (error: unknown): boolean =>
  error !== null && failureOf(error) === 'notFound';
