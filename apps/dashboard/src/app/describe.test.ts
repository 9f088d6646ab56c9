import { expect, it } from 'vitest';
import { describe as describePage } from './describe.ts';

it('joins the parts that exist', () => {
  expect(describePage('Дракон', null, '  ', 'Место\nпо дням!', 'Цена')).toBe(
    'Дракон. Место по дням! Цена.',
  );
});

it('is at most 200 characters long', () => {
  const text = describePage('Слова. '.repeat(90));
  expect(text).toMatch(/^Слова\. .*…$/);
  expect(text.length).toBeLessThanOrEqual(200);
});
