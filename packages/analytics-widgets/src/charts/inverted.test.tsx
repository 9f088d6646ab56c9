import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { SmallMultiples } from './SmallMultiples/index.ts';
import { TrendChart } from './TrendChart/index.ts';

const days = ['2026-08-05', '2026-08-06', '2026-08-07'];
const line = (label: string, places: number[]) => ({
  id: label,
  label,
  points: days.map((day, at) => ({ day, value: places[at] ?? null })),
});
const props = {
  title: 'Места',
  csvName: 'mesta',
  state: { kind: 'ready' },
  series: [line('Вторая', [48, 40, 31]), line('Первая', [9, 4, 3.5])],
  format: 'rank',
} as const;

/** Returns the vertical positions of the texts in the first SVG that has any. */
const heightsOf = (container: HTMLElement) => {
  const drawing = container.querySelector('svg:has(text)');
  const texts = [...(drawing?.querySelectorAll('text') ?? [])];
  return new Map(texts.map((text) => [text.textContent, Number(text.getAttribute('y'))]));
};

it.each([
  ['TrendChart', TrendChart],
  ['SmallMultiples', SmallMultiples],
])('%s has rank 1 on top, no rank 0, and the normal axis otherwise', (_, Chart) => {
  const { container, unmount } = renderWidgets(<Chart {...props} inverted />);
  const turned = heightsOf(container);
  expect(turned.get('1')).toBeLessThan(turned.get('50') ?? 0);
  expect(turned.has('0')).toBe(false);
  unmount();
  expect(heightsOf(renderWidgets(<Chart {...props} />).container).has('0')).toBe(true);
});

it('lists lines under the cursor in their vertical order, the best rank first', () => {
  const { container } = renderWidgets(<TrendChart {...props} inverted />);
  const slider = screen.getByRole('slider');
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: '1' } });
  const words = container.querySelector('[data-export="skip"]')?.textContent ?? '';
  expect(words).toMatch(/Первая4Вторая40/);
});
