import { next } from './stage.ts';

/** The kinds of things that a portal may rename. */
export const aliasKinds = ['genre', 'author'] as const;
export type AliasKind = (typeof aliasKinds)[number];

/** The aliases of the portal that is being published. */
export const STAGED_ALIASES = next('aliases');
/** The published aliases of the portal `{portal:String}`. */
export const PUBLISHED_ALIASES = '(SELECT * FROM aliases WHERE portal = {portal:String})';

/** The id that an id counts as, as SQL. */
export function canonicalSql(kind: AliasKind, id: string, aliases = STAGED_ALIASES): string {
  const known = `(SELECT mapFromArrays(groupArray(id), groupArray(canonical))
    FROM ${aliases} WHERE kind = '${kind}')`;
  return `if(${known}[${id}] = 0, ${id}, ${known}[${id}])`;
}

/** The ids that an array of ids counts as, each once, as SQL. */
export const canonicalIdsSql = (kind: AliasKind, ids: string): string =>
  `arrayDistinct(arrayMap(own -> ${canonicalSql(kind, 'own')}, ${ids}))`;

/** The ids of a kind that aliases concern: the old ones, and what they count as. */
export const involvedSql = (kind: AliasKind, aliases = STAGED_ALIASES): string =>
  `SELECT arrayJoin([id, canonical]) FROM ${aliases} WHERE kind = '${kind}'`;
