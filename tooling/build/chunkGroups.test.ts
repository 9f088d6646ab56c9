import { expect, it } from 'vitest';
import { type BuiltChunk, groupsOf } from './chunkGroups.ts';

const page = (name: string) => `/apps/dashboard/src/features/${name}/${name}Page.tsx`;
const chart = (name: string) => `/apps/dashboard/src/blocks/charts/${name}.ts`;
const toggle = '/node_modules/react-stately/dist/private/toggle/useToggleState.mjs';
const position = '/node_modules/react-aria/dist/private/overlays/calculatePosition.mjs';
const popover = '/node_modules/react-aria-components/Popover.mjs';
const button = '/node_modules/react-aria-components/Button.mjs';
const dom = '/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js';
const router = '/node_modules/.pnpm/react-router@7/node_modules/react-router/index.mjs';
const link = '/node_modules/.pnpm/react-aria@3/node_modules/react-aria/link.mjs';
const frame = '/packages/ui/src/components/AppShell/AppShell.tsx';
const table = '/packages/analytics-widgets/src/table/DataTable.tsx';
const scale = '/node_modules/d3-scale/src/linear.js';
const lines = '/node_modules/recharts/es6/Line.js';

interface Given {
  modules: string[];
  imports?: string[];
}

/** A build of one entry, and of files that are asked for later. */
function built(entry: Given, later: Record<string, Given>, shared: Record<string, Given> = {}) {
  const chunk = (fileName: string, given: Given, kind: Partial<BuiltChunk>): BuiltChunk => ({
    fileName,
    moduleIds: given.modules,
    imports: given.imports ?? [],
    facadeModuleId: null,
    isEntry: false,
    isDynamicEntry: false,
    ...kind,
  });
  const of = (chunks: Record<string, Given>, kind: (given: Given) => Partial<BuiltChunk>) =>
    Object.entries(chunks).map(([name, given]) => chunk(name, given, kind(given)));
  const all = [
    chunk('index.js', entry, { isEntry: true }),
    ...of(later, ({ modules: [facade] }) => ({
      isDynamicEntry: true,
      facadeModuleId: facade ?? null,
    })),
    ...of(shared, () => ({})),
  ];
  return new Map(all.map((each) => [each.fileName, each]));
}

const groups = groupsOf(
  built(
    { modules: ['/main.tsx', '/react.js', dom, router, link, frame] },
    {
      ...Object.fromEntries(
        ['home', 'book', 'catalogue', 'authors'].map((name) => [
          name,
          // The home page has no list to open, and no box to tick.
          { modules: [page(name)], imports: ['table.js', ...(name === 'home' ? [] : ['over.js'])] },
        ]),
      ),
      tags: { modules: [page('tags')], imports: ['over.js', 'box.js'] },
      about: { modules: [page('about')], imports: ['box.js'] },
      books: { modules: [page('Catalogue')], imports: ['cells.js'] },
      card: { modules: [page('Book')], imports: ['cells.js', 'badge.js', 'terms.js'] },
      tag: { modules: [page('Tag')], imports: ['badge.js', 'niche.js', 'terms.js'] },
      genre: { modules: [page('Genre')], imports: ['niche.js'] },
      notes: { modules: ['/notes.tsx'], imports: ['own.js'] },
      part: { modules: ['/part.tsx'], imports: ['own.js'] },
      bars: { modules: [chart('bars')], imports: ['plot.js'] },
      trend: { modules: [chart('trend')], imports: ['plot.js', 'scale.js', 'lines.js'] },
      band: { modules: [chart('band')], imports: ['plot.js', 'scale.js', 'lines.js'] },
    },
    {
      'table.js': { modules: [table, button, '/react.js'] },
      'over.js': { modules: [popover, position], imports: ['box.js'] },
      'box.js': { modules: [toggle] },
      'plot.js': { modules: ['/plot.ts'] },
      'cells.js': { modules: ['/cells.tsx'] },
      'badge.js': { modules: ['/badge.tsx'] },
      'terms.js': { modules: ['/terms.ts'] },
      'niche.js': { modules: ['/niche.ts'] },
      'own.js': { modules: ['/own.ts'] },
      'scale.js': { modules: [scale] },
      'lines.js': { modules: [lines] },
    },
  ),
);

/** The group that takes a module; the first that would, as the bundler asks them. */
const groupOf = (id: string) =>
  groups.toSorted((a, b) => b.priority - a.priority).find(({ test }) => test(id))?.name ?? null;

it('puts together what the entry needs, what pages share, and what kinds of controls need', () => {
  expect(groupOf('/react.js')).toBe('entry');
  expect([dom, router, link, frame].map(groupOf)).toEqual([
    'react',
    'libraries',
    'libraries',
    'libraries',
  ]);
  expect([groupOf(table), groupOf(button)]).toEqual(['page', 'page']);
  expect([groupOf(popover), groupOf(position)]).toEqual(['overlays', 'overlays']);
  expect(groupOf(toggle)).toBe('choices');
  expect(groupOf(page('home'))).toBeNull();
});

it('puts what charts draw with in layers: one that needs little takes little along', () => {
  expect(groupOf('/plot.ts')).toBe('plot');
  expect([groupOf(scale), groupOf(lines)]).toEqual(['time', 'time']);
  expect(groupOf(chart('trend'))).toBeNull();
  expect(new Set(groups.map(({ priority }) => priority)).size).toBe(groups.length);
});

it('puts what a few pages share with the first leading one of them', () => {
  expect(groupOf('/cells.tsx')).toBe('ofCatalogue');
  expect([groupOf('/badge.tsx'), groupOf('/terms.ts')]).toEqual(['ofBook', 'ofBook']);
  expect([groupOf('/niche.ts'), groupOf('/own.ts'), groupOf(page('Book'))]).toEqual([
    null,
    null,
    null,
  ]);
});
