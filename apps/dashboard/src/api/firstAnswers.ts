import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Call, pathOf } from './call.ts';
import { endpointQuery } from './endpointQuery.ts';
import type { Read } from './read.ts';

/** Bodies of answers by the addresses of their calls (`addressOf`). */
export type AnswersByAddress = Readonly<Record<string, unknown>>;

/** The address of a read, as the browser asks for it and as a server answers it. */
export function addressOf({ endpoint, input }: Read): string {
  const parts: { params?: unknown; query?: unknown } = input;
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)])).toString();
  const path = pathOf(endpoint, parts.params).replaceAll('%3Aid', ':id');
  return `/api/${path}${search === '' ? '' : `?${search}`}`;
}

/**
 * Puts the answer to a read into the cache, as if it had been called for. One that is not among
 * them, or does not fit the contract, is left to a call.
 */
export function keepAnswer(
  queryClient: QueryClient,
  call: Call,
  { endpoint, input }: Read,
  answers: AnswersByAddress,
  age: { updatedAt?: number } = {},
): void {
  const parsed = z.safeParse(endpoint.response, answers[addressOf({ endpoint, input })]);
  const { queryKey } = endpointQuery(call, endpoint, input);
  if (parsed.success) queryClient.setQueryData(queryKey, parsed.data, age);
}
