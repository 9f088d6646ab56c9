import { expect, it } from 'vitest';
import { textWidth } from '../internal/textWidth.ts';
import { apart } from './apart.ts';

const ticks = Array.from({ length: 7 }, (_, at) => ({ at: at * 40, text: `${at * 5} pliegos` }));

it('leaves out as many ticks as it takes for their texts not to touch', () => {
  const kept = apart(ticks);
  expect(kept.map(({ at }) => at)).toEqual([0, 80, 160, 240]);
  for (const [at, tick] of kept.entries()) {
    const next = kept[at + 1];
    if (next) {
      expect(next.at - tick.at).toBeGreaterThan((textWidth(tick.text) + textWidth(next.text)) / 2);
    }
  }
  expect(apart(ticks.toReversed()).map(({ at }) => at)).toEqual([240, 160, 80, 0]);
});

it('keeps all where there is room, one where there is room for none other', () => {
  const wide = ticks.map(({ at, text }) => ({ at: at * 3, text }));
  expect(apart(wide)).toEqual(wide);
  expect(apart(ticks.map(({ at, text }) => ({ at: at / 40, text })))).toHaveLength(1);
  expect(apart([])).toEqual([]);
});
