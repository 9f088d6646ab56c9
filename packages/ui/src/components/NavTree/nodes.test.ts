import { describe, expect, it } from 'vitest';
import { branchesTo, filterNodes, type NavNode, pathTo } from './nodes.ts';

const tree: NavNode[] = [
  { type: 'item', id: 'home', label: 'Главная', href: '/' },
  { type: 'separator', id: 'rule' },
  {
    type: 'group',
    id: 'portals',
    label: 'Порталы',
    children: [
      {
        type: 'item',
        id: 'litnet',
        label: 'Литнет',
        href: '/portals/litnet',
        children: [
          { type: 'item', id: 'top', label: 'Топ 100', href: '/portals/litnet/global-top' },
          { type: 'item', id: 'tags', label: 'Анализ по тегам', href: '/portals/litnet/tag-stats' },
        ],
      },
      { type: 'item', id: 'litres', label: 'Литрес', href: '/portals/litres' },
    ],
  },
];

const ids = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap((node) => [
    node.id,
    ...(node.type === 'separator' ? [] : ids(node.children ?? [])),
  ]);

describe('filterNodes', () => {
  it('finds a part of a label whatever its case, with the parents that lead to it', () => {
    const { nodes, open, matches } = filterNodes(tree, 'топ', 'ru');
    expect(ids(nodes)).toEqual(['portals', 'litnet', 'top']);
    expect([...open].sort()).toEqual(['litnet', 'portals']);
    expect(matches).toBe(1);
  });

  it('retains all descendants of a parent that matches itself', () => {
    const { nodes, matches } = filterNodes(tree, 'литнет', 'ru');
    expect(ids(nodes)).toEqual(['portals', 'litnet', 'top', 'tags']);
    expect(matches).toBe(1);
  });

  it('counts rows, not the parents that only lead to them', () => {
    expect(filterNodes(tree, 'лит', 'ru').matches).toBe(2);
  });

  it('drops separators and says when nothing matches', () => {
    expect(filterNodes(tree, 'нет такого', 'ru')).toEqual({
      nodes: [],
      open: new Set(),
      matches: 0,
    });
  });

  it('compares by the letters of the language', () => {
    const turkish: NavNode[] = [{ type: 'item', id: 'i', label: 'İSTATİSTİK', href: '/i' }];
    expect(filterNodes(turkish, 'istatistik', 'tr').matches).toBe(1);
  });
});

describe('pathTo', () => {
  it('names the parents from the root down', () => {
    expect(pathTo(tree, '/portals/litnet/global-top')).toEqual(['portals', 'litnet']);
  });

  it('does not mind a query, a fragment or a slash at the end', () => {
    expect(pathTo(tree, '/portals/litnet/?view=moves#top')).toEqual(['portals']);
    expect(pathTo(tree, '/')).toEqual([]);
  });

  it('is null for a page that is not in the tree', () => {
    expect(pathTo(tree, '/about')).toBeNull();
    expect(pathTo(tree, undefined)).toBeNull();
  });
});

describe('branchesTo', () => {
  it('holds the page itself where it has children', () => {
    expect(branchesTo(tree, '/portals/litnet?range=90')).toEqual(['portals', 'litnet']);
    expect(branchesTo(tree, '/portals/litres')).toEqual(['portals']);
  });

  it('takes the nearest page above one that is not in the tree', () => {
    expect(branchesTo(tree, '/portals/litnet/tag-stats/5')).toEqual(['portals', 'litnet']);
    expect(branchesTo(tree, '/portals/litnet/trends')).toEqual(['portals', 'litnet']);
  });

  it('is null for a page without one above it', () => {
    expect(branchesTo(tree, '/about')).toBeNull();
    expect(branchesTo(tree, undefined)).toBeNull();
    expect(branchesTo(tree, '/')).toEqual([]);
  });
});
