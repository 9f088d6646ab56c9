import { publishBundle } from '../../apps/server/src/measurements/publish.ts';
import type { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import type { PortalFixture } from '../../apps/server/src/reads/testing/portalFixture.ts';
import { known } from '../../apps/server/src/reads/testing/referenceReads.ts';
import type { RowKey } from './claims/claimTypes.ts';
import { PortalFigures } from './PortalFigures.ts';
import { plain } from './pageTexts.ts';
import type { PortalData } from './portalData.ts';

type TestStore = ReturnType<typeof testStore>;

const rowKinds = {
  '/books/': 'book',
  '/authors/': 'author',
  '/tag-stats/': 'tag',
  '/genre-stats?sel=': 'genre',
  'list=genre_top&genre=': 'genre',
} as const;

/** Names of the data: digits in them are no figures. */
function namesOf({ books }: PortalFixture): ReadonlySet<string> {
  const names = books.flatMap(({ title, seriesTitle, authors, genres, tags }) => [
    ...[title, seriesTitle].filter(known),
    ...authors.map(({ name }) => name),
    ...genres,
    ...tags,
  ]);
  return new Set(names.map(plain));
}

/** Publishes the data of a portal, and returns its figures and the ids of what is in it. */
export async function publishPortal(store: TestStore, { bundles, fixture, capture }: PortalData) {
  for (const bundle of bundles) {
    const { outcome } = await publishBundle(store.measurements, bundle, { demo: capture.isDemo });
    if (outcome !== 'published') throw new Error(`A bundle of ${fixture.portal} is ${outcome}.`);
  }
  const { portal } = fixture;
  const ids = await store.rows(
    "SELECT id, toString(kind) AS kind, external FROM ids WHERE external != '' AND portal = {portal:String}",
    { portal },
  );
  const named = ids.map(({ id, kind, external }) => ({
    id: Number(id),
    kind: String(kind),
    key: String(external),
  }));
  const keys = new Map(named.map(({ id, kind, key }) => [`${kind} ${id}`, key]));
  // The translation of a name may follow it; the longest name comes first, as others may begin it.
  const namesOfKind = (of: string) =>
    named
      .flatMap(({ kind, key }) => (kind === of ? [key] : []))
      .sort((a, b) => b.length - a.length);
  const groups = { genre: namesOfKind('genre'), tag: namesOfKind('tag') };
  const idsOf = new Map(named.map(({ id, kind, key }) => [`${kind} ${key}`, id]));
  return {
    figures: new PortalFigures(fixture, capture),
    names: namesOf(fixture),
    /** Subjects that a row may have, by the address of its link or else by its name. */
    rowOf: (row: string): RowKey[] => {
      const [, page, id] =
        /(\/books\/|\/authors\/|\/tag-stats\/|\/genre-stats\?sel=|list=genre_top&genre=)(\d+)/u.exec(
          // The other parts of the address come before the genre that is open.
          row.replace(/\?\S*&(?=sel=)/u, '?'),
        ) ?? [];
      const kind = Object.entries(rowKinds).find(([name]) => name === page)?.[1];
      const key = kind && keys.get(`${kind} ${id}`);
      if (kind !== undefined && key !== undefined) return [{ portal, kind, key }];
      // A portal without pages of tags links to none.
      const found = (['genre', 'tag'] as const).flatMap((one): RowKey[] => {
        const name = groups[one].find((known) => row === known || row.startsWith(`${known} `));
        return name === undefined ? [] : [{ portal, kind: one, key: name }];
      });
      return [...found, { portal, kind: 'named', key: row }];
    },
    idOf: (kind: RowKey['kind'], key: string): number => {
      const id = idsOf.get(`${kind} ${key}`);
      if (id === undefined) throw new Error(`There is no ${kind} ${key}.`);
      return id;
    },
  };
}

export type PublishedPortal = Awaited<ReturnType<typeof publishPortal>>;
