import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testStore } from '../measurements/testing/testStore.ts';
import { refuseSize } from './bundle/inventory.ts';
import { importBundle } from './importBundle.ts';
import { bundlePath, temporaryFolder } from './testing/copyBundle.ts';
import { type TarMember, tarGzOf } from './testing/tarGzOf.ts';
import { type ZipMember, zipOf } from './testing/zipOf.ts';

const store = testStore();

async function members(prefix = ''): Promise<{ name: string; content: Buffer }[]> {
  const folder = bundlePath('two-days');
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({
      name: `${prefix}${name}`,
      content: await readFile(join(folder, name)),
    })),
  );
}

async function importOf(name: string, bytes: Uint8Array) {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, bytes);
  return importBundle(store.measurements, path);
}

const zip = async (...extra: ZipMember[]) => zipOf([...(await members('snapshot/')), ...extra]);
const tar = async (...extra: TarMember[]) => tarGzOf([...(await members('snapshot/')), ...extra]);

describe('an archive that is not whole or not harmless', () => {
  const reasons: readonly [string, () => Promise<[string, Uint8Array]>, RegExp][] = [
    ['a zip cut short', async () => ['a.zip', (await zip()).subarray(0, -200)], /cut short/],
    ['a tar.gz cut short', async () => ['a.tar.gz', (await tar()).subarray(0, -200)], /cut short/],
    ['no archive at all', () => Promise.resolve(['a.tgz', Buffer.from('hello')]), /damaged/],
    [
      'a member with a wrong checksum',
      async () => {
        const all = await members();
        const crooked = all.map((m) => (m.name === 'books.csv' ? { ...m, announcedCrc: 1 } : m));
        return ['a.zip', zipOf(crooked)];
      },
      /checksum/,
    ],
    [
      'a member that is longer than announced',
      async () => {
        const all = await members();
        const crooked = all.map((m) => (m.name === 'ranks.csv' ? { ...m, announcedBytes: 10 } : m));
        return ['a.zip', zipOf(crooked)];
      },
      /damaged/,
    ],
    [
      'a path out of the bundle in a zip',
      async () => ['a.zip', await zip({ name: '../evil.csv', content: '' })],
      /damaged|leads out/,
    ],
    [
      'a path out of the bundle in a tar.gz',
      async () => ['a.tar.gz', await tar({ name: 'snapshot/../../evil.csv' })],
      /leads out/,
    ],
    [
      'an absolute path',
      async () => ['a.tar.gz', await tar({ name: '/etc/books.csv' })],
      /leads out/,
    ],
    [
      'a link in a zip',
      async () => ['a.zip', await zip({ name: 'x', content: '/etc/passwd', mode: 0o120_777 })],
      /link/,
    ],
    [
      'a link in a tar.gz',
      async () => ['a.tar.gz', await tar({ name: 'x', type: 'symlink' })],
      /link/,
    ],
    [
      'a file that occurs twice',
      async () => ['a.zip', await zip({ name: 'snapshot/books.csv', content: 'book_id,title' })],
      /occurs twice/,
    ],
    [
      'two manifests',
      async () => ['a.tar.gz', await tar({ name: 'manifest.json', content: '{}' })],
      /second manifest/,
    ],
    [
      'a file beside the bundle',
      async () => ['a.zip', await zip({ name: 'books.csv', content: 'book_id,title' })],
      /is not in the same folder as/,
    ],
    [
      'a zip that unpacks to absurdly much',
      async () => ['a.zip', await zip({ name: 'snapshot/x', content: Buffer.alloc(80_000_000) })],
      /unpacks to more than/,
    ],
    [
      'a path of more than 1,000 characters',
      async () => ['a.tar.gz', await tar({ name: 'deep/'.repeat(300) })],
      /path is longer than 1000/,
    ],
    [
      'a tar.gz that unpacks to absurdly much',
      async () => [
        'a.tar.gz',
        await tar({ name: 'snapshot/x', content: Buffer.alloc(80_000_000) }),
      ],
      /unpacks to more than/,
    ],
  ];
  it.each(reasons)('is refused: %s', async (_what, make, reason) => {
    const result = await importOf(...(await make()));
    expect(result.outcome).toBe('refused');
    expect(result.report.faults[0]?.reason).toMatch(reason);
    expect(await store.rows('SELECT * FROM portal_states')).toEqual([]);
  });
});

describe('refuseSize', () => {
  const gigabytes = (count: number) => count * 1024 ** 3;

  it('refuses what unpacks to more than 20 GB, whatever its ratio', () => {
    expect(() => refuseSize('a', gigabytes(21), gigabytes(20))).toThrow(/more than 20 GB/);
    expect(() => refuseSize('a', gigabytes(19), gigabytes(2))).not.toThrow();
  });
});

describe('an archive', () => {
  it('of a folder or of its files, of either kind, holds the same bundle', async () => {
    const noise = { name: '__MACOSX/._books.csv', content: 'x' };
    const first = await importOf('a.zip', await zip(noise));
    expect(first).toMatchObject({ outcome: 'published', counts: { books: { added: 3 } } });
    const others: [string, Uint8Array][] = [
      ['b.zip', zipOf(await members())],
      ['c.tar.gz', await tar({ name: 'snapshot', type: 'directory' })],
      ['d.TGZ', await tarGzOf(await members('./'))],
    ];
    for (const [name, bytes] of others) {
      expect(await importOf(name, bytes), name).toMatchObject({ outcome: 'unchanged' });
    }
    const folder = await importBundle(store.measurements, bundlePath('two-days'));
    expect(folder.outcome).toBe('unchanged');
  });
});
