import { type MenuItem as ContractItem, roleRank as contractRanks } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readMenu } from '../parsers/readMenu.ts';
import { menuItem } from '../testing/scriptedServer.ts';
import { hasRole, roleFlags, roleRank, visibleMenu } from './roles.ts';
import type { MenuItem } from './types.ts';

const line = menuItem('line', { type: 'separator', path: null, component: null });
const group = (children: MenuItem[], requiredRole?: string) =>
  menuItem('group', {
    type: 'group',
    path: null,
    component: null,
    children,
    meta: { requiredRole },
  });
const names = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.name, ...names(item.children)]);

describe('ranks', () => {
  it('are those of the contract, as are the shapes', () => {
    expect(roleRank).toEqual(contractRanks);
    expectTypeOf<ContractItem>().toExtend<MenuItem>();
  });

  it.each([
    ['admin', 'admin', true],
    ['moderator', 'admin', false],
    ['vip', 'user', true],
    ['guest', 'user', false],
    ['somebody', 'guest', true],
    ['somebody', 'user', false],
    ['admin', 'emperor', false],
    ['constructor', 'user', false],
    ['admin', '__proto__', false],
    [null, 'guest', true],
  ])('%s reaches %s: %s', (role, required, expected) => {
    expect(hasRole(role, required)).toBe(expected);
  });

  it('make the flags, each with those above it', () => {
    expect(roleFlags('admin')).toEqual({ isAdmin: true, isModerator: true, isVip: true });
    expect(roleFlags('moderator')).toEqual({ isAdmin: false, isModerator: true, isVip: true });
    expect(roleFlags('vip')).toEqual({ isAdmin: false, isModerator: false, isVip: true });
    expect(roleFlags('user')).toEqual({ isAdmin: false, isModerator: false, isVip: false });
  });
});

describe('the visible menu', () => {
  it('hides groups that are left empty, at any depth, and stray separators', () => {
    const secret = menuItem('secret', { meta: { requiredRole: 'admin' } });
    const items = [
      line,
      group([group([secret])]),
      line,
      menuItem('open'),
      line,
      line,
      group([line]),
    ];
    expect(names(visibleMenu(items, 'user'))).toEqual(['open']);
    expect(names(visibleMenu(items, 'admin'))).toEqual([
      'group',
      'group',
      'secret',
      'line',
      'open',
    ]);
    expect(visibleMenu([group([menuItem('a')], 'emperor')], 'admin')).toEqual([]);
  });

  it('[I39] never shows an entry above the rank, nor a group or separator alone', () => {
    const role = fc.constantFrom(
      'guest',
      'user',
      'vip',
      'moderator',
      'admin',
      'emperor',
      undefined,
    );
    const { tree } = fc.letrec<{ tree: MenuItem[]; node: MenuItem }>((tie) => ({
      tree: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'menu' }),
      node: fc
        .record({
          type: fc.constantFrom('item' as const, 'group' as const, 'separator' as const),
          requiredRole: role,
          children: fc.oneof({ depthIdentifier: 'menu' }, fc.constant<MenuItem[]>([]), tie('tree')),
        })
        .map(({ type, requiredRole, children }) =>
          menuItem(type, { type, meta: { requiredRole }, children }),
        ),
    }));
    const check = (items: MenuItem[], user: string | null): void => {
      for (const [index, item] of items.entries()) {
        const { requiredRole } = item.meta;
        if (requiredRole !== undefined) expect(hasRole(user, requiredRole)).toBe(true);
        if (item.type === 'group') expect(item.children.length).toBeGreaterThan(0);
        if (item.type === 'separator') {
          expect([items[index - 1]?.type, items[index + 1]?.type]).not.toContain(undefined);
          expect(items[index + 1]?.type).not.toBe('separator');
        }
        check(item.children, user);
      }
    };
    fc.assert(
      fc.property(tree, role, (items, user) =>
        check(visibleMenu(items, user ?? null), user ?? null),
      ),
    );
  });
});

describe('a menu from outside', () => {
  it('returns the usable entries of a broken one', () => {
    const entries = [
      null,
      7,
      [],
      'text',
      { name: 'no path' },
      { name: 'script', path: 'javascript:alert(1)' },
      { name: 'foreign', path: '//evil.test/x' },
      { name: 'kind', path: '/x', type: 'portal' },
      { path: '/nameless' },
      { name: 'bare', path: '/app/bare' },
      { name: 'odd', path: '/app/odd', children: 'x', meta: 7, displayName: 5, component: {} },
      { name: 'locked', path: '/app/locked', meta: { requiredRole: ['user'] } },
      { type: 'separator' },
      {
        name: 'g',
        type: 'group',
        path: 'https://evil.test',
        children: [null, { name: 'c', path: '/c' }],
      },
    ];
    const items = readMenu(entries);
    expect(names(items)).toEqual(['bare', 'odd', 'locked', '', 'g', 'c']);
    expect(items.map((item) => item.path)).toEqual([
      '/app/bare',
      '/app/odd',
      '/app/locked',
      null,
      null,
    ]);
    expect(names(visibleMenu(items, 'admin'))).not.toContain('locked');
  });

  it('ends a cyclic, a deep and an endless one', () => {
    const cyclic: { name: string; type: string; children: unknown[] } = {
      name: 'again',
      type: 'group',
      children: [],
    };
    cyclic.children.push(cyclic);
    expect(names(readMenu([cyclic]))).toHaveLength(6);
    const wide = Array.from({ length: 5000 }, (_, n) => ({ name: `n${n}`, path: '/app/x' }));
    expect(readMenu(wide)).toHaveLength(500);
  });
});
