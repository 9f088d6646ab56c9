import {
  authorBookSorts,
  authorSorts,
  catalogueSorts,
  type Endpoint,
  groupSorts,
} from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../http/testing/endpoints.ts';
import type { BookRow } from '../ingest/rows.ts';
import { publishBundle } from '../measurements/publish.ts';
import { removePortal } from '../measurements/removePortal.ts';
import {
  book,
  list,
  reading,
  type Snapshot,
  snapshot,
} from '../measurements/testing/snapshotRows.ts';
import { testReads } from './testing/testReads.ts';

const reads = testReads();

/**
 * Bundles of which many books, authors, genres and tags are equal in every figure: only their keys on
 * the portal can order them.
 */
const PORTALS = ['litnet', 'authortoday'] as const;
const BOOKS = Array.from({ length: 30 }, (_, at) => `b${at}`);
const GENRES = ['Проза', 'Детектив', 'Ёмкая проза', 'Фэнтези'];
const DAYS = [3, 9, 10, 16, 17, 23, 24, 30];
const TAGS = ['зима', 'море', 'тень', 'маг', 'сыщик', 'ёж'];

const pick = (from: readonly string[], ...at: readonly number[]) => [
  ...new Set(at.map((one) => from[one % from.length] ?? '')),
];

/** The facts of a book in one of the captures: some of the prices change. */
function facts(at: number, part: number): Partial<BookRow> {
  return {
    title: `Книга ${at % 5}`,
    authors: [
      { externalId: `${at % 7}`, name: `Автор ${at % 3}` },
      ...(at % 4 === 0 ? [{ externalId: null, name: 'Лев' }] : []),
    ],
    genres: pick(GENRES, at, at * 3 + 1),
    tags: pick(TAGS, at, at + 1, at * 5 + 2),
    seriesTitle: at % 6 === 0 ? 'Ряд' : null,
    status: at % 2 === 0 ? 'in_progress' : 'finished',
    access: at % 3 === 0 ? 'free' : 'paid',
    priceRub: at % 3 === 0 ? null : 99 + (at % 5 === 0 ? part : 0),
    firstPublishedOn: at % 5 === 0 ? '2026-03-20' : '2026-01-15',
    updatedOn: '2026-03-28',
    chars: 400_000,
  };
}

const dayOf = (at: number) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);

function bundle(portal: (typeof PORTALS)[number], part: number): Snapshot {
  const ids = BOOKS.filter((_, at) => at % 3 === part || at % 5 === 0);
  const turned = [...ids.slice(part * 2), ...ids.slice(0, part * 2)];
  return {
    portal,
    source: `part ${part}`,
    capturedAt: `2026-03-${28 + part}T10:00:00Z`,
    books: turned.map((id) => book(id, facts(Number(id.slice(1)), part))),
    metrics: DAYS.flatMap((at) =>
      turned.map((id) =>
        reading(dayOf(at), id, {
          library: 100 + at * (Number(id.slice(1)) % 3),
          views: 500 + at + part,
        }),
      ),
    ),
    ranks: DAYS.flatMap((at) => [
      ...list(dayOf(at), ids.slice(0, 8)),
      ...list(dayOf(at), ids.slice(2, 8), { list: 'genre_top', genre: GENRES[part] ?? null }),
      ...list(dayOf(at), ids.slice(1, 7), { list: 'genre_top', genre: GENRES[part + 1] ?? null }),
    ]),
    chapters: turned.map((bookId) => ({
      ...{ bookId, chapterId: '1', number: 1, title: 'Глава', publishedOn: dayOf(12) },
      ...{ chars: 5_000, isFree: true },
    })),
  };
}

const bundles = PORTALS.flatMap((portal) => [0, 1, 2].map((part) => bundle(portal, part)));

/** Ids of one kind differ from those of others and from every figure: answers say which they hold. */
const kinds = ['book', 'author', 'genre', 'tag'];
const firstOf = (kind: string) => 700_000_000 + kinds.indexOf(kind) * 1_000_000;

async function publishIn(order: readonly Snapshot[]): Promise<Map<number, string>> {
  const { measurements } = reads.store;
  for (const portal of PORTALS) await removePortal(measurements, portal);
  await measurements.writer.command('TRUNCATE TABLE ids');
  await measurements.writer.insert(
    'ids',
    kinds.map((kind) => ({ kind, portal: 'litmarket', external: '', id: firstOf(kind) })),
  );
  for (const one of order) {
    const { outcome } = await publishBundle(measurements, snapshot(one));
    expect(outcome).toBe('published');
  }
  const found = await reads.store.rows(
    "SELECT id, kind, portal, external FROM ids WHERE external != ''",
  );
  return new Map(
    found.map(({ id, kind, portal, external }) => [
      Number(id),
      [kind, portal, external].map(String).join('/'),
    ]),
  );
}

type Keys = ReadonlyMap<number, string>;

/** Ids of a kind in the order of their keys. */
const idsOf = (keys: Keys, kind: string): string[] =>
  [...keys]
    .filter(([, key]) => key.startsWith(`${kind}/`))
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([id]) => String(id));

/** The values for a name in braces; ids are of the kind that the path names. */
function choices(name: string, path: string, keys: Keys): string[] {
  if (name === 'portal') return [...PORTALS];
  if (name === 'list') return ['global_top', 'genre_top'];
  const kind = kinds.find((one) => path.includes(`/${one}s/`)) ?? '';
  return idsOf(keys, kind).slice(0, 8);
}

/** The queries of an address. */
function queriesOf({ path }: Endpoint): Record<string, string>[] {
  const sorted = (sorts: readonly string[]) => sorts.map((sort) => ({ sort }));
  switch (path) {
    case '/search/':
      return [{ q: 'книга' }, { q: 'автор' }, { q: 'Лев' }];
    case '/portals/{portal}/books/':
      return [{}, { q: 'книга' }, ...sorted(catalogueSorts)];
    case '/portals/{portal}/authors/':
      return [{ q: 'автор' }, ...sorted(authorSorts)];
    case '/portals/{portal}/genres/':
    case '/portals/{portal}/tags/':
      return sorted(groupSorts);
    case '/authors/{id}/books/':
      return sorted(authorBookSorts);
    case '/portals/{portal}/trends/':
      return [{}, { by: 'tag' }, { by: 'genre', metric: 'price' }];
    default:
      return [{}];
  }
}

/** An answer with the keys of the portals in the place of ids. */
function named(value: unknown, keys: Keys): unknown {
  if (typeof value === 'number') return keys.get(value) ?? value;
  if (typeof value === 'string') {
    return value.replaceAll(/\b70\d{7}\b/g, (id) => keys.get(Number(id)) ?? id);
  }
  if (Array.isArray(value)) return value.map((one) => named(one, keys));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [named(name, keys), named(one, keys)]),
  );
}

interface Answer {
  status: number;
  body: unknown;
}

/** Every answer by its address. */
async function answersOf(keys: Keys): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const endpoint of endpoints) {
    const { method, auth, path } = endpoint;
    if (method !== 'GET' || auth !== 'optional') continue;
    if (!/^\/(home|portals|search|books|authors)\//.test(path)) continue;
    let cases: Record<string, string>[] = [{}];
    for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
      cases = cases.flatMap((one) =>
        choices(name, path, keys).map((value) => ({ ...one, [name]: value })),
      );
    }
    for (const params of cases) {
      for (const query of queriesOf(endpoint)) {
        const { status, body } = await reads.answerOf(endpoint, params, query);
        const address = named(`${path} ${JSON.stringify([params, query])}`, keys);
        answers.set(String(address), { status, body: named(body, keys) });
      }
    }
  }
  return answers;
}

describe('the public reads', { timeout: 600_000 }, () => {
  it('answer the same whatever order the bundles were imported in', async () => {
    const inOrder = await answersOf(await publishIn(bundles));
    const others = await answersOf(await publishIn(bundles.toReversed()));
    const differing = [...inOrder].filter(
      ([address, answer]) => JSON.stringify(answer) !== JSON.stringify(others.get(address)),
    );
    expect(differing.map(([address]) => address)).toEqual([]);
    expect([...others.keys()]).toEqual([...inOrder.keys()]);
    const answered = [...inOrder.values()].filter((answer) => answer.status === 200);
    expect(answered.length).toBeGreaterThan(400);
  });
});
