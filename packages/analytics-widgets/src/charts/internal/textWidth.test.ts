import { expect, it } from 'vitest';
import { textRoom } from './plotBox.ts';
import { cutNames, cutToWidth, textWidth } from './textWidth.ts';

const names = ['Любовное фэнтези', 'Fantasy', '言情小说', 'فانتزی عاشقانه', 'И'];

it('does not cut a text that fits', () => {
  for (const name of names) {
    expect(cutToWidth(name, textRoom([name], 500) - 8)).toBe(name);
  }
});

it('cuts a longer text to the width', () => {
  const cut = cutToWidth('Академия забытых имён', 90);
  expect(cut).toMatch(/^Академия.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(90);
});

it('cuts names that begin alike in the middle', () => {
  const cut = cutNames(['Сиделка генерала драконов-2', 'Сиделка генерала драконов-3', 'Иная'], 120);
  expect(cut).toEqual([
    expect.stringMatching(/^Сидел.*….*-2$/),
    expect.stringMatching(/^Сидел.*….*-3$/),
    'Иная',
  ]);
  for (const name of cut) expect(textWidth(name)).toBeLessThanOrEqual(120);
});

it('cuts a name that begins like no other at its end', () => {
  const names = ['Академия забытых имён', 'Тень'];
  expect(cutNames(names, 90)).toEqual([cutToWidth('Академия забытых имён', 90), 'Тень']);
});

it('estimates at least the width of axis days in 12 px Inter', () => {
  const measured = {
    '2026': 31.1,
    'Nov 22, 2026': 79.1,
    '22 nov 2026': 73.9,
    '22 de nov. de 2026': 112.3,
    '22 нояб. 2026 г.': 96.1,
    '2026年11月22日': 98.3,
  };
  for (const [day, width] of Object.entries(measured)) {
    expect(textWidth(day), day).toBeGreaterThanOrEqual(width);
  }
});
