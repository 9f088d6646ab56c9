import { expect, test } from 'vitest';
import { matrixResponse } from '../../testing/listFixtures.ts';
import { ageTint, genreTint, hasAges } from './matrixTints.ts';

const rows = matrixResponse(10).items.map((row, at) => ({
  ...row,
  published: at === 0 ? '2026-07-01' : at === 1 ? '2026' : null,
  book: { ...row.book, genres: at === 9 ? [] : [{ id: at, name: `Жанр ${at}` }] },
}));
const idOf = (at: number) => String(rows[at]?.book.id);

test('a book ages from day to day; with only a year the age is unknown', () => {
  const { of } = ageTint(rows, (band) => band);
  expect(
    ['2026-07-01', '2026-07-31', '2026-08-01', '2027-01-01'].map((day) => of(idOf(0), day)),
  ).toEqual(['fresh', 'fresh', 'middle', 'old']);
  expect(of(idOf(1), '2026-08-01')).toBeNull();
  expect(hasAges(rows.slice(1))).toBe(false);
});

test('seven genres have their own hues, the others share one, and no genre has none', () => {
  const tint = genreTint(rows, (name) => name, 'Другие');
  expect(tint.groups).toHaveLength(8);
  expect(tint.groups.at(-1)).toEqual({ id: 'others', label: 'Другие' });
  expect(tint.of(idOf(8), '2026-08-01')).toBe('others');
  expect(tint.of(idOf(9), '2026-08-01')).toBeNull();
});
