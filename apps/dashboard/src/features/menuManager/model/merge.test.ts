import type { MenuEntry } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { menuEntries, menuEntryOf } from '../../../testing/menuFixtures.ts';
import { added, changed, moved, without } from './edits.ts';
import { clashesOf, merged } from './merge.ts';

const base = menuEntries();
const keys = (entries: readonly MenuEntry[]) => entries.map(({ key }) => key);
const renamed = (ru: string, key = 'dashboard') => changed(base, key, { display_names: { ru } });
const fresh = (key: string) => ({ key, type: 'item', display_names: { ru: key } }) as const;

describe('a merge', () => {
  it('equals the other side where one has no changes', () => {
    const other = moved(renamed('Иное'), { key: 'menu', target: 'dashboard', place: 'before' });
    expect(merged({ base, mine: base, theirs: other }, new Map())).toEqual(other);
    expect(merged({ base, mine: other, theirs: base }, new Map())).toEqual(other);
  });

  it('applies additions, moves, changes and removals of both sides', () => {
    const mine = added(renamed('Моё'), fresh('my'), 'parsers').entries;
    const theirs = added(without(base, 'line'), fresh('their'), 'dashboard').entries;
    const both = merged({ base, mine, theirs }, new Map());
    expect(clashesOf({ base, mine, theirs })).toEqual([]);
    expect(keys(both)).toEqual(['dashboard', 'their', 'management', 'parsers', 'my', 'menu']);
    expect(both[0]?.display_names.ru).toBe('Моё');
  });

  it('reports a conflict where both changed one entry, and uses the chosen side', () => {
    const versions = { base, mine: renamed('Моё'), theirs: renamed('Их') };
    expect(clashesOf(versions).map(({ key }) => key)).toEqual(['dashboard']);
    expect(merged(versions, new Map())[0]?.display_names.ru).toBe('Моё');
    expect(merged(versions, new Map([['dashboard', 'theirs']]))[0]?.display_names.ru).toBe('Их');
    expect(clashesOf({ base, mine: renamed('То же'), theirs: renamed('То же') })).toEqual([]);
  });

  it('reports a conflict where one removed what the other changed; null is the removal', () => {
    const versions = { base, mine: without(base, 'dashboard'), theirs: renamed('Их') };
    expect(clashesOf(versions)).toMatchObject([{ key: 'dashboard', mine: null }]);
    expect(keys(merged(versions, new Map()))).not.toContain('dashboard');
    expect(keys(merged(versions, new Map([['dashboard', 'theirs']])))).toContain('dashboard');
  });

  it('preserves a group to which the other side has added an entry', () => {
    const theirs = [...base, menuEntryOf('new', { parent: 'management' })];
    const both = merged({ base, mine: without(base, 'management'), theirs }, new Map());
    expect(keys(both)).toEqual(['dashboard', 'line', 'management', 'new']);
  });
});
