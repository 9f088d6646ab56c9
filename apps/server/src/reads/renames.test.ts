import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { removePortal } from '../measurements/removePortal.ts';
import type { AuthorDayRow, BookRow } from '../measurements/rows.ts';
import { type StoredAlias, setAliases } from '../measurements/setAliases.ts';
import { type History, histories } from '../measurements/testing/histories.ts';
import { type Snapshot, snapshot } from '../measurements/testing/snapshotRows.ts';
import { differing, type Keys, keyedResponses } from './testing/keyedResponses.ts';
import { testReads } from './testing/testReads.ts';

const reads = testReads();
const { forgetIds, keysOfIds, stateOf, everyRow, expectAsRebuilt } = keyedResponses(reads);

// Each publishes six times and sets aliases four times: half a minute.
const RUNS = process.env['LITOMETR_TEST_FULL'] === '1' ? 100 : 1;
const SEED = 11;

async function publish(bundle: Snapshot): Promise<void> {
  const { outcome } = await publishBundle(reads.store.measurements, snapshot(bundle));
  expect(outcome).toBe('published');
}

/** Former keys by what they became; `genre/Роман` became `genre/Старая проза` before that. */
const RENAMED: Readonly<Record<string, string>> = {
  'genre/Старая проза': 'genre/Проза',
  'genre/Роман': 'genre/Проза',
  'author/id:11': 'author/id:1',
  'author/name:Лёва': 'author/name:Лев',
};

/** The rows of a bundle as a portal gave them before it renamed a genre and two authors. */
function underFormerNames(bundle: Snapshot): Snapshot {
  const author = (one: BookRow['authors'][number]) =>
    one.externalId === '1'
      ? { ...one, externalId: '11' }
      : one.name === 'Лев'
        ? { ...one, name: 'Лёва' }
        : one;
  const ofDay = (row: AuthorDayRow) => (row.authorId === '1' ? { ...row, authorId: '11' } : row);
  const genreOf = (at: number) => (at % 2 === 0 ? 'Старая проза' : 'Роман');
  return {
    ...bundle,
    books: (bundle.books ?? []).map((row, at) => ({
      ...row,
      authors: row.authors.map(author),
      genres: row.genres.map((genre) => (genre === 'Проза' ? genreOf(at) : genre)),
    })),
    ranks: (bundle.ranks ?? []).map((row) => ({
      ...row,
      genre: row.genre === 'Проза' ? 'Старая проза' : row.genre,
    })),
    authors: (bundle.authors ?? []).map(ofDay),
  };
}

/** The aliases that make the former names count as the present ones. */
function aliasesOf(keys: Keys): StoredAlias[] {
  const idOf = (wanted: string) => [...keys].find(([, key]) => key === wanted)?.[0];
  return Object.entries(RENAMED).flatMap(([from, to]): StoredAlias[] => {
    const [id, canonical] = [idOf(from), idOf(to)];
    const kind = from.startsWith('genre') ? 'genre' : 'author';
    return id === undefined || canonical === undefined ? [] : [{ kind, id, canonical }];
  });
}

const byPresentNames = (keys: Keys): Keys =>
  new Map([...keys].map(([id, key]) => [id, RENAMED[key] ?? key]));

/** The earlier bundle of a history, and the later one. */
const inOrder = ({ thinned, rest }: History) =>
  (rest.capturedAt ?? '') < (thinned.capturedAt ?? '') ? [rest, thinned] : [thinned, rest];

/** The rows of a part of the state in an order of their own. */
const sorted = (part: object) =>
  Object.values(part)
    .flat()
    .map((row) => JSON.stringify(row))
    .sort();

describe('a random history with renames', { timeout: RUNS * 180_000 }, () => {
  let aliasCount = 0;

  async function expectAsNeverRenamed(history: History): Promise<void> {
    const { measurements } = reads.store;
    const { portal } = history;
    const [earlier, later] = inOrder(history);
    if (earlier === undefined || later === undefined) throw new Error('There are two bundles.');
    await forgetIds();
    await publish(earlier);
    await publish(later);
    const plain = await stateOf(history, { keys: await keysOfIds() });
    await removePortal(measurements, portal);

    await forgetIds();
    await publish(underFormerNames(earlier));
    await publish(later);
    const unaliased = await everyRow();
    const keys = await keysOfIds();
    const aliases = aliasesOf(keys);
    aliasCount += aliases.length;
    expect(await setAliases(measurements, portal, aliases)).toBe(aliases.length > 0);
    await expectAsRebuilt();
    const aliased = await stateOf(history, { keys: byPresentNames(keys) });
    expect(differing(aliased.responses, plain.responses)).toEqual([]);
    for (const part of ['alerts', 'events', 'rankEntries', 'gains'] as const) {
      expect(sorted(aliased[part]), part).toEqual(sorted(plain[part]));
    }
    const rows = await everyRow();

    // Undone and set again.
    await setAliases(measurements, portal, []);
    expect(await everyRow()).toEqual(unaliased);
    await setAliases(measurements, portal, aliases);
    expect(await everyRow()).toEqual(rows);

    // Aliases stay in force for bundles that come in later, in another order.
    await removePortal(measurements, portal);
    await publish(later);
    await publish(underFormerNames(earlier));
    expect(await everyRow()).toEqual(rows);
    await expectAsRebuilt();
    await setAliases(measurements, portal, []);
    expect(await everyRow()).toEqual(unaliased);
    await removePortal(measurements, portal);
  }

  it('is the same as if the names had never changed, and undone as if no alias had been set', async () => {
    await fc.assert(fc.asyncProperty(histories, expectAsNeverRenamed), {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: true,
    });
    expect(aliasCount).toBeGreaterThan(0);
  });
});
