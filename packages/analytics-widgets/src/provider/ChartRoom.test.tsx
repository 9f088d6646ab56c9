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

/** Width that the mocked layout reports. */
const MEASURED_WIDTH = '640';

afterEach(() => vi.restoreAllMocks());

it('renders a chart in the provided width without measuring the layout', () => {
  const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  const { container } = renderWidgets(
    <ChartRoom room={room}>
      <RankHistory {...frame} depth={100} />
    </ChartRoom>,
  );
  expect(widthOf(container)).toBe('300');
  expect(measured).not.toHaveBeenCalled();
});

it('lets a chart measure itself where no width is provided', () => {
  const { container } = renderWidgets(
    <ChartRoom room={null}>
      <RankHistory {...frame} depth={100} />
    </ChartRoom>,
  );
  expect(widthOf(container)).toBe(MEASURED_WIDTH);
});

it('provides no width to charts that share the space', () => {
  const { container } = renderWidgets(
    <ChartRoom room={room}>
      <SmallMultiples {...frame} />
    </ChartRoom>,
  );
  expect(widthOf(container)).toBe(MEASURED_WIDTH);
});
