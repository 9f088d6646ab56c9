import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PartialDays } from '../provider/PartialDays.tsx';
import { renderWidgets } from '../testing/renderWidgets.tsx';
import { pointTicks } from './internal/ticks.ts';
import { RankHistory } from './RankHistory/index.ts';
import { SmallMultiples } from './SmallMultiples/index.ts';
import { StackedShare } from './StackedShare/index.ts';
import { TrendChart } from './TrendChart/index.ts';

/** Three weeks from a Monday, and a last week cut to two days by the period. */
const points = [
  { day: '2026-07-27', value: 3, spanDays: 7 },
  { day: '2026-08-03', value: 2, spanDays: 7 },
  { day: '2026-08-10', value: 4, spanDays: 7 },
  { day: '2026-08-17', value: 1, spanDays: 2, isCutOff: true },
];
const frame = { title: 'Новые книги', csvName: 'new', state: { kind: 'ready' } } as const;
const series = [{ id: 'new', label: 'Новые', points }];

const charts = {
  TrendChart: <TrendChart {...frame} series={series} />,
  SmallMultiples: <SmallMultiples {...frame} series={series} />,
  StackedShare: <StackedShare {...frame} series={series} />,
  RankHistory: <RankHistory {...frame} series={series} depth={10} />,
};

describe.each(Object.entries(charts))('%s over weeks', (_name, chart) => {
  it('has no gaps between weeks that follow each other', () => {
    const { container } = renderWidgets(chart);
    expect(container.querySelectorAll('[data-gap]')).toHaveLength(0);
    expect(screen.queryByText(/Нет данных|нет данных/u)).toBeNull();
  });

  it('names a week by its days, the last one by the days it contains', () => {
    renderWidgets(chart);
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/17\D18 авг/u);
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/10\D16 авг/u);
  });
});

it('marks a week that the period cuts off over all of its days', () => {
  renderWidgets(<PartialDays days={['2026-08-17']}>{charts.TrendChart}</PartialDays>);
  expect(screen.getAllByText(/17\D18 авг/u).length).toBeGreaterThan(0);
});

it('selects a range up to the last day of its last week', () => {
  const onRange = vi.fn();
  renderWidgets(<TrendChart {...frame} series={series} onRangeChange={onRange} />);
  const slider = screen.getByRole('slider');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(onRange).toHaveBeenCalledWith({ from: '2026-08-03', to: '2026-08-16' });
});

it('has its ticks where weeks begin', () => {
  const days = ['2026-07-27', '2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24'];
  expect(pointTicks(days, 8)).toEqual(days);
  expect(pointTicks(days, 3)).toEqual(['2026-07-27', '2026-08-10', '2026-08-24']);
});
