import { expect, it } from 'vitest';
import type { DataColumn } from './column.ts';
import { drawnOf, indexesOf, runOf } from './columnRun.ts';

const column = (id: string, width?: string): DataColumn<null> => ({
  id,
  header: id,
  cell: () => id,
  ...(width !== undefined && { width }),
});
const days = (count: number, width = '4rem') =>
  Array.from({ length: count }, (_, at) => column(`day${at}`, width));
const name = { ...column('name', '14rem'), rowHeader: true };

it('a run is what a table ends with, where that is long and of one width', () => {
  expect(runOf([name, ...days(119)])).toBeNull();
  expect(runOf([name, ...days(120)])?.columns).toHaveLength(120);
  expect(runOf([name, ...days(200), column('last', '6rem')])).toBeNull();
  expect(runOf([name, ...days(200, undefined).map(({ width: _, ...rest }) => rest)])).toBeNull();
  // The column that names the rows is always there, however wide.
  const alike = runOf([{ ...name, width: '4rem' }, ...days(200)]);
  expect(alike?.before.map(({ id }) => id)).toEqual(['name']);
  expect(runOf([name, column('total', '6rem'), ...days(200)])?.before).toHaveLength(2);
});

const run = runOf([name, ...days(200)]) ?? expect.unreachable();
const drawn = (first: number, last: number) =>
  drawnOf(run, { first, last }).map(({ id, width }) => `${id} ${width}`);

it('what is left out keeps its room, on either side', () => {
  expect(drawn(0, 1)).toEqual([
    'name 14rem',
    'day0 4rem',
    'day1 4rem',
    'unseen-after calc(4rem * 198)',
  ]);
  expect(drawn(50, 50)).toEqual([
    'name 14rem',
    'unseen-before calc(4rem * 50)',
    'day50 4rem',
    'unseen-after calc(4rem * 149)',
  ]);
  expect(drawn(199, 199)).toEqual(['name 14rem', 'unseen-before calc(4rem * 199)', 'day199 4rem']);
});

it('the room is whole for no column and for places that are gone', () => {
  expect(drawn(0, -1)).toEqual(['name 14rem', 'unseen-after calc(4rem * 200)']);
  expect(drawn(900, 950)).toEqual(['name 14rem', 'unseen-before calc(4rem * 199)', 'day199 4rem']);
});

it('places count all columns, and those that hold nothing have none', () => {
  const places = indexesOf(run);
  expect([places.size, places.get('name'), places.get('day199')]).toEqual([201, 1, 201]);
  expect(places.has('unseen-before')).toBe(false);
});
