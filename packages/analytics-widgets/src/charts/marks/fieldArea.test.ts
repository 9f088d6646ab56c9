import { expect, it } from 'vitest';
import { textWidth } from '../internal/textWidth.ts';
import { fieldArea } from './fieldArea.ts';

const size = { width: 600, height: 220, isMirrored: false };
const long = '1,200,000 author’s sheets';

it('leaves half of the longest text its room at both ends, and the side all of its own', () => {
  const under = fieldArea(size, { side: ['5'], under: [{ text: '0' }, { text: long }] });
  expect(under.left).toBeGreaterThanOrEqual(textWidth(long) / 2);
  expect(size.width - under.right).toBeGreaterThanOrEqual(textWidth(long) / 2);
  const side = fieldArea(size, { side: ['12,000 sheets'], under: [] });
  expect(side.left).toBeGreaterThan(textWidth('12,000 sheets') + 8);
});

it('turns round with the page, and stays as it is where texts are short', () => {
  const texts = { side: ['5'], under: [{ text: '15' }] };
  expect(fieldArea(size, texts)).toEqual({ left: 56, right: 584, top: 28, bottom: 176 });
  expect(fieldArea({ ...size, isMirrored: true }, texts)).toMatchObject({ left: 16, right: 544 });
});
