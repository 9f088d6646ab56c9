import {
  accessChoices,
  bookForm,
  bookStatus,
  type CatalogueFacets,
  type CatalogueQuery,
  type Named,
  seriesChoices,
  tierChoices,
} from '@litometr/api-contract';
import { listKinds } from '@litometr/domain';
import type { QueryParams } from '../../measurements/queryParams.ts';
import { byName } from '../shared/bookBriefs.ts';
import { type CatalogueFilter, type FacetName, facetNames } from '../shared/catalogueFilter.ts';
import type { Reads } from '../shared/context.ts';

/** Of tags there are hundreds: these many of the commonest are counted out. */
const TAGS = 40;

interface FacetValue {
  value: string;
  count: number;
}

/** How often each value of each facet counts, largest first, and the books that pass. */
export interface FacetCounts {
  count: number;
  of(facet: FacetName): FacetValue[];
}

/**
 * Counts what each value of each facet would leave, and all books that pass: each book is looked
 * at once, with the facets whose filters it fails. One that fails a single facet still counts
 * for that facet's values.
 */
export async function countFacets(
  { db }: Reads,
  { shared, byFacet, params }: CatalogueFilter,
  found: { condition: string; params: QueryParams },
): Promise<FacetCounts> {
  const failed = [...byFacet].map(([name, sql]) => `if(${sql}, 0, ${bitOf(name)})`).join(' + ');
  const counted = [...byFacet.keys()].map(
    (name) => `(failed = ${bitOf(name)} AND startsWith(facet, '${name}:'))`,
  );
  const rows = await db.select<{ facet: string; count: number }>(
    `SELECT facet, count() AS count
     FROM (
       SELECT facets, toUInt16(${failed === '' ? '0' : failed}) AS failed
       FROM catalogue_books AS c
       WHERE ${[...shared, found.condition].map((one) => `(${one})`).join(' AND ')})
     ARRAY JOIN facets AS facet
     WHERE ${['failed = 0', ...counted].join(' OR ')}
     GROUP BY facet`,
    { ...params, ...found.params },
  );
  const byName = Map.groupBy(rows, ({ facet }) => facet.split(':', 1)[0]);
  return {
    count: byName.get('all')?.[0]?.count ?? 0,
    of: (name) =>
      (byName.get(name) ?? [])
        .map(({ facet, count }) => ({ value: facet.slice(name.length + 1), count }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  };
}

const bitOf = (facet: FacetName): number => 1 << facetNames.indexOf(facet);

/** Tags: the most common, and the requested ones. */
function shownTags<T extends Named>(tags: readonly T[], { tag, tag_not }: CatalogueQuery): T[] {
  const chosen = new Set([...(tag ?? []), ...(tag_not ?? [])]);
  return tags.filter(({ id }, at) => at < TAGS || chosen.has(id));
}

/** Converts counts to the response. `nameOf` knows the genres and tags that are shown. */
export function toFacetsDto(
  counts: FacetCounts,
  query: CatalogueQuery,
  nameOf: (kind: 'genre' | 'tag', id: number) => Named | undefined,
): CatalogueFacets {
  const named = (kind: 'genre' | 'tag') =>
    counts
      .of(kind)
      .flatMap(({ value, count }) => {
        const name = nameOf(kind, Number(value));
        return name === undefined ? [] : [{ ...name, count }];
      })
      .sort((a, b) => b.count - a.count || byName(a, b));
  const values = <T extends string>(facet: FacetName, all: readonly T[]) =>
    counts.of(facet).flatMap(({ value, count }) => {
      const known = all.find((one) => one === value);
      return known === undefined ? [] : [{ value: known, count }];
    });
  return {
    genre: named('genre'),
    tag: shownTags(named('tag'), query),
    status: values('status', bookStatus.options),
    access: values('access', accessChoices),
    form: values('form', bookForm.options),
    age: counts.of('age').map(({ value, count }) => ({ value: Number(value), count })),
    tier: values('tier', tierChoices),
    series: values('series', seriesChoices),
    audio: values('audio', ['yes', 'no']),
    exclusive: values('exclusive', ['yes', 'no']),
    in_list: values('in_list', ['any', ...listKinds]),
  };
}
