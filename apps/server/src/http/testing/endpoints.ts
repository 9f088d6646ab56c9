import type { Endpoint } from '@litometr/api-contract';
import * as contract from '@litometr/api-contract';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}

/** Every call that the contract exports. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);

/** The names of an endpoint's query parameters. */
export function queryKeys({ query }: Endpoint): string[] {
  // A contract's query is an object schema, which zod's base type does not say.
  const shape = (query as { shape?: object } | undefined)?.shape;
  return Object.keys(shape ?? {});
}

/** The address of an endpoint, its parameters filled in. */
export function addressOf(
  { path }: Endpoint,
  params: Readonly<Record<string, string | number>> = {},
  query: string | Readonly<Record<string, string>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}.`);
    return encodeURIComponent(value);
  });
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
}
