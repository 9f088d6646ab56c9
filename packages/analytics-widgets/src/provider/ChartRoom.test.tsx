import { afterEach, expect, it, vi } from 'vitest';
import { RankHistory } from '../charts/RankHistory/index.ts';
import { SmallMultiples } from '../charts/SmallMultiples/index.ts';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { ChartRoom } from './ChartRoom.tsx';

const series = [
  {
    id: 'a',
    label: 'Список',
    points: ['2026-08-02', '2026-08-03'].map((day, index) => ({ day, value: 11 - index })),
  },
];
const frame = { csvName: 'file', state: { kind: 'ready' }, title: 'Места', series } as const;
const room = { width: 300, direction: 'ltr' } as const;
const widthOf = (container: HTMLElement) =>
  container.querySelector('svg:not(.lucide)')?.getAttribute('width');

/** There is no layout: what is measured is taken to be 640 wide. */
const MEASURED = '640';

afterEach(() => vi.restoreAllMocks());

it('has a chart drawn at the width that it is told, and none laid out to learn it', () => {
  const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  const { container } = renderWidgets(
    <ChartRoom room={room}>
      <RankHistory {...frame} depth={100} />
    </ChartRoom>,
  );
  expect(widthOf(container)).toBe('300');
  expect(measured).not.toHaveBeenCalled();
});

it('has a chart measured where nothing is told', () => {
  const { container } = renderWidgets(
    <ChartRoom room={null}>
      <RankHistory {...frame} depth={100} />
    </ChartRoom>,
  );
  expect(widthOf(container)).toBe(MEASURED);
});

it('tells nothing to charts that share its room', () => {
  const { container } = renderWidgets(
    <ChartRoom room={room}>
      <SmallMultiples {...frame} />
    </ChartRoom>,
  );
  expect(widthOf(container)).toBe(MEASURED);
});
