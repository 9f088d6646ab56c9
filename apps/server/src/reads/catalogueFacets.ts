import type { PortalSlug } from '@litometr/api-contract';
import {
  accessChoices,
  bookForm,
  bookStatus,
  type CatalogueFacets,
  type CatalogueQuery,
  listKinds,
  tierChoices,
} from '@litometr/api-contract';
import type { QueryParams } from '../measurements/client.ts';
import { lookupNames } from './bookBriefs.ts';
import { type CatalogueFilter, type FacetName, facetNames } from './catalogueFilter.ts';
import type { Reads } from './context.ts';

/** Of tags there are hundreds: these many of the commonest are counted out. */
const TAGS = 40;

interface FacetCounts {
  count: number;
  facets: CatalogueFacets;
}

/**
 * Counts what each value of each facet would leave, and all books that pass: each book is looked
 * at once, with the facets whose filters it fails. One that fails a single facet still counts
 * for that facet's values.
 */
export async function countFacets(
  reads: Reads,
  portal: PortalSlug,
  query: CatalogueQuery,
  filter: CatalogueFilter,
  found: { condition: string; params: QueryParams },
): Promise<FacetCounts> {
  const { db } = reads;
  const base = baseSql(filter, found.condition);
  const params = { ...filter.params, ...found.params };
  const plain = await db.select<{ facet: string; count: number }>(
    `SELECT facet, count() AS count FROM (${base}) AS c ARRAY JOIN c.facets AS facet
     WHERE ${countedSql(filter, (name) => `startsWith(facet, '${name}:')`)} GROUP BY facet`,
    params,
  );
  const genres = await countIds(reads, base, 'genre', filter, params);
  const tags = await countIds(reads, base, 'tag', filter, params);
  const wanted = new Set<number>(query.tag);
  const shownTags = tags.filter(({ id }, at) => at < TAGS || wanted.has(id));
  const names = await Promise.all([
    lookupNames(
      reads,
      portal,
      'genres',
      genres.map(({ id }) => id),
    ),
    lookupNames(
      reads,
      portal,
      'tags',
      shownTags.map(({ id }) => id),
    ),
  ]);
  const named = (rows: readonly IdCount[], name: (typeof names)[number]) =>
    rows.flatMap(({ id, count }) => name([id]).map((one) => ({ ...one, count })));
  const values = <T extends string>(facet: FacetName, all: readonly T[]) =>
    facetRows(plain, facet).flatMap(({ value, count }) => {
      const known = all.find((one) => one === value);
      return known === undefined ? [] : [{ value: known, count }];
    });
  return {
    count: plain.find(({ facet }) => facet === 'all')?.count ?? 0,
    facets: {
      genre: named(genres, names[0]),
      tag: named(shownTags, names[1]),
      status: values('status', bookStatus.options),
      access: values('access', accessChoices),
      form: values('form', bookForm.options),
      age: facetRows(plain, 'age').map(({ value, count }) => ({ value: Number(value), count })),
      tier: values('tier', tierChoices),
      series: values('series', ['in', 'out']),
      audio: values('audio', ['yes', 'no']),
      exclusive: values('exclusive', ['yes', 'no']),
      in_list: values('in_list', ['any', ...listKinds]),
    },
  };
}

/** The books under what all counts share, each with the facets that it fails as bits. */
function baseSql({ shared, byFacet }: CatalogueFilter, found: string): string {
  const bits = [...byFacet].map(([name, condition]) => `if(${condition}, 0, ${bitOf(name)})`);
  const failed = bits.length === 0 ? '0' : bits.join(' + ');
  return `SELECT facets, genre_ids, tag_ids, toUInt16(${failed}) AS failed
    FROM catalogue_books AS c
    WHERE ${[...shared, found].map((one) => `(${one})`).join(' AND ')}`;
}

const bitOf = (facet: FacetName): number => 1 << facetNames.indexOf(facet);

/** What counts for a value of a facet: `isOf` says whether the value at hand is of a facet. */
function countedSql({ byFacet }: CatalogueFilter, isOf: (facet: FacetName) => string): string {
  return [
    'failed = 0',
    ...[...byFacet.keys()].map((name) => `(failed = ${bitOf(name)} AND ${isOf(name)})`),
  ].join(' OR ');
}

interface IdCount {
  id: number;
  count: number;
}

function countIds(
  { db }: Reads,
  base: string,
  facet: 'genre' | 'tag',
  { byFacet }: CatalogueFilter,
  params: QueryParams,
): Promise<IdCount[]> {
  const counted = byFacet.has(facet) ? `failed IN (0, ${bitOf(facet)})` : 'failed = 0';
  return db.select<IdCount>(
    `SELECT id, count() AS count FROM (${base}) AS c ARRAY JOIN c.${facet}_ids AS id
     WHERE ${counted} GROUP BY id ORDER BY count DESC, id`,
    params,
  );
}

function facetRows(rows: readonly { facet: string; count: number }[], name: FacetName) {
  return rows
    .filter(({ facet }) => facet.startsWith(`${name}:`))
    .map(({ facet, count }) => ({ value: facet.slice(name.length + 1), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
