import type { Endpoint, EndpointRequest } from '@litometr/api-contract';
import { type AliasKind, aliasKinds } from '../measurements/aliasSql.ts';
import type { Aliases } from '../measurements/publishedAliases.ts';

/** Paths whose `id` is of a genre or an author. */
const pathKinds: readonly [RegExp, AliasKind][] = [
  [/\/genres\/\{id\}\//, 'genre'],
  [/\/authors\/\{id\}\//, 'author'],
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the request with the ids that its ids of genres and authors count as, in the path and in
 * filters: addresses with the id of a former name are answered with what counts now.
 */
export function canonicalRequest<E extends Endpoint>(
  { path }: E,
  request: EndpointRequest<E>,
  aliases: Aliases,
): EndpointRequest<E> {
  const canonical = { ...(request as { params?: Fields; query?: Fields }) };
  const kind = pathKinds.find(([pattern]) => pattern.test(path))?.[1];
  if (kind !== undefined && canonical.params !== undefined) {
    canonical.params = withId(canonical.params, kind, aliases);
  }
  if (canonical.query !== undefined) canonical.query = canonicalFilters(canonical.query, aliases);
  // Ids are replaced by ids: the type is that of the request.
  return canonical as EndpointRequest<E>;
}

const withId = (params: Fields, kind: AliasKind, aliases: Aliases): Fields =>
  typeof params['id'] === 'number'
    ? { ...params, id: aliases.canonical(kind, params['id']) }
    : params;

const isId = (value: unknown): value is number => typeof value === 'number';
const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isId);

/** Filters with the ids that their ids of genres and authors count as, each once. */
function canonicalFilters<Filters extends object>(filters: Filters, aliases: Aliases): Filters {
  const fields: Fields = Object.fromEntries(Object.entries(filters));
  const changed = aliasKinds.flatMap((kind): [string, unknown][] => {
    const value = fields[kind];
    if (isId(value)) return [[kind, aliases.canonical(kind, value)]];
    return areIds(value) ? [[kind, aliases.canonicalAll(kind, value)]] : [];
  });
  return { ...filters, ...Object.fromEntries(changed), ...canonicalKeys(fields, aliases) };
}

/** The groups that a trend by genre names. */
function canonicalKeys({ by, keys }: Fields, aliases: Aliases): { keys?: string[] } {
  if (by !== 'genre' || !Array.isArray(keys)) return {};
  const ids = keys.map(Number).map((id, at) => {
    return Number.isInteger(id) ? String(aliases.canonical('genre', id)) : String(keys[at]);
  });
  return { keys: [...new Set(ids)] };
}
