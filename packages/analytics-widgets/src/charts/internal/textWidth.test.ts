import { expect, it } from 'vitest';
import { textRoom } from './plotBox.ts';
import { cutToWidth, textWidth } from './textWidth.ts';

const names = ['Любовное фэнтези', 'Fantasy', '言情小说', 'فانتزی عاشقانه', 'И'];

it('leaves whole what a room was made for', () => {
  for (const name of names) {
    expect(cutToWidth(name, textRoom([name], 500) - 8)).toBe(name);
  }
});

it('cuts what is longer, and keeps within the room', () => {
  const cut = cutToWidth('Академия забытых имён', 90);
  expect(cut).toMatch(/^Академия.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(90);
});
