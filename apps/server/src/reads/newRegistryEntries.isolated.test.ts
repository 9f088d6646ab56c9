import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  book as bookCard,
  catalogue,
  metricKey,
  portalSlug,
  portals,
} from '@litometr/api-contract';
import {
  metricKeys,
  type PortalFacts,
  portalSlugs,
  type SnapshotField,
  snapshotFields,
} from '@litometr/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exportBundle } from '../ingest/export/exportBundle.ts';
import { importBundle } from '../ingest/importBundle.ts';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { meaningOf } from '../personal/links.ts';
import { testReads } from './testing/testReads.ts';

/** A portal and a metric that only the registries know: nothing else changes for them. */
const inkwell = vi.hoisted(() => ({
  portal: {
    slug: 'inkwell',
    name: 'Чернильница',
    url: 'https://www.inkwell.example',
    mark: { letters: 'ЧР', latinLetters: 'CR', light: '#333333', dark: '#CCCCCC' },
    pages: [],
    metrics: { views: 'exact' },
    chars: null,
    lists: [{ kind: 'global_top', periods: [] }],
    links: [{ kind: 'book', path: /^\/text\/(\d+)$/ }],
  } satisfies PortalFacts,
  metric: { key: 'reposts', kind: 'counter', format: 'counter' } satisfies SnapshotField,
}));

interface Portals {
  portalRegistry: readonly PortalFacts[];
}
vi.mock('../../../../packages/domain/src/portals.ts', async (original) => {
  const { portalRegistry } = await original<Portals>();
  const steps = [
    { below: 100, step: 1 },
    { below: Number.POSITIVE_INFINITY, step: 10 },
  ];
  const metrics = { ...inkwell.portal.metrics, [inkwell.metric.key]: steps };
  return { portalRegistry: [...portalRegistry, { ...inkwell.portal, metrics }] };
});

interface Fields {
  snapshotFields: readonly SnapshotField[];
}
vi.mock('../../../../packages/domain/src/snapshotFields.ts', async (original) => {
  const { snapshotFields: fields } = await original<Fields>();
  return { snapshotFields: [...fields, inkwell.metric] };
});

// Of nothing: a prepared store has no column for the metric.
const reads = testReads('nothing');

const files = {
  'manifest.json': JSON.stringify({
    format: 'litometr-snapshot',
    version: 1,
    portal: 'inkwell',
    source: 'test',
    captured_at: '2026-03-10T20:00:00Z',
  }),
  'books.csv': 'book_id,title,genres\n7,Чернила,Фэнтези\n8,Перо,Фэнтези\n',
  'metrics.csv': [
    'day,book_id,views,reposts',
    '2026-03-03,7,1000,200',
    '2026-03-03,8,900,40',
    '2026-03-10,7,1100,270',
    '2026-03-10,8,950,41',
    '',
  ].join('\n'),
  'ranks.csv': [
    'day,list,genre,period,position,book_id',
    '2026-03-10,global_top,,,1,8',
    '2026-03-10,global_top,,,2,7',
    '',
  ].join('\n'),
};

beforeAll(async () => {
  const folder = join(await temporaryFolder(), 'bundle');
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const result = await importBundle(reads.store.measurements, folder);
  expect(result).toMatchObject({ outcome: 'published' });
}, 120_000);

describe('a portal that is in the registry', () => {
  it('is a value of the contract', () => {
    expect(portalSlugs).toContain('inkwell');
    expect(portalSlug.safeParse('inkwell').success).toBe(true);
  });

  it('is listed with its metrics and lists', async () => {
    const { items } = await reads.request(portals);
    expect(items.find(({ name }) => name === inkwell.portal.name)).toMatchObject({
      slug: 'inkwell',
      books: 2,
      main_metric: 'views',
      lists: [{ list: 'global_top', depth: 2 }],
    });
  });

  it('is found by a link to one of its books', () => {
    expect(meaningOf('inkwell.example/text/7')).toMatchObject({
      portal: 'inkwell',
      kind: 'book',
      externals: ['7'],
    });
  });
});

describe('a metric that is in the registry', () => {
  it('is a value of the contract', () => {
    expect(metricKeys).toContain('reposts');
    expect(metricKey.safeParse('reposts').success).toBe(true);
  });

  it('is a column of the store', async () => {
    expect(snapshotFields.at(-1)).toEqual(inkwell.metric);
    expect(
      await reads.store.rows('SELECT reposts FROM metrics ORDER BY day, reposts'),
    ).toMatchObject([40, 200, 41, 270].map((reposts) => ({ reposts })));
  });

  it('says how the portal rounds it', async () => {
    const { items } = await reads.request(portals);
    const capabilities = items.find(({ name }) => name === inkwell.portal.name)?.capabilities;
    expect(capabilities?.at(-1)).toEqual({
      metric: 'reposts',
      available: true,
      precision: 'rounded',
      steps: [{ from: 100, step: 10 }],
    });
  });

  it('sorts and filters the catalogue, with its gain', async () => {
    const { items } = await reads.request(
      catalogue,
      { portal: 'inkwell' },
      { sort: '-gain_reposts', reposts: '40..' },
    );
    expect(items.map(({ book }) => book.title)).toEqual(['Чернила', 'Перо']);
    expect(items[0]).toMatchObject({
      metrics: { reposts: { value: 270 } },
      gains: { reposts: { value: 70 } },
    });
  });

  it('is on the card of a book', async () => {
    const { items } = await reads.request(catalogue, { portal: 'inkwell' }, { sort: '-reposts' });
    const { book } = await reads.request(bookCard, { id: items[0]?.book.id ?? 0 });
    expect(book).toMatchObject({ metrics: { reposts: { value: 270 } } });
  });

  it('is exported as it was imported', async () => {
    const folder = join(await temporaryFolder(), 'exported');
    const portal = portalSlug.parse('inkwell');
    const request = { portal, path: folder, from: null, to: null, force: false };
    await exportBundle(reads.store.measurements, request);
    const [header, first] = (await readFile(join(folder, 'metrics.csv'), 'utf8')).split('\n');
    expect(header?.split(',').at(-1)).toBe('reposts');
    expect(first?.trim().split(',').at(-1)).toBe('200');
  });
});
