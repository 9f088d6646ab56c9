import type { MetricKey } from '@litometr/api-contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '../../testing/blockFixtures.ts';
import { historyResponse } from '../../testing/bookFixtures.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { BookMetricCharts } from './BookMetricCharts.tsx';

/** Returns the title of the chart of totals for readings of metrics that are rounded to a step. */
function titleOf(
  values: readonly number[],
  step: number,
  keys: readonly MetricKey[] = ['views'],
): string | undefined {
  const points = values.map((value, at) => ({ day: `2026-07-0${at + 1}`, value, step }));
  const metrics = keys.map((metric) => ({ metric, points, steps: [] }));
  render(
    <TestPage>
      <BookMetricCharts
        block={ready({ ...historyResponse(), metrics })}
        events={[]}
        marks={[]}
        metric={undefined}
        onMetric={vi.fn()}
        name="Тень"
        stepOf={() => step}
      />
    </TestPage>,
  );
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  return titles.at(-1)?.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

describe('BookMetricCharts', () => {
  it('states the gain of the period, and marks a rounded value', () => {
    expect(titleOf([44_000, 46_000], 1_000)).toBe('Просмотры: ≈ 46 000, за период +2 000');
  });

  it('states no gain that is below the rounding step', () => {
    expect(titleOf([44_000, 44_000], 1_000)).toBe('Как росли показатели: Просмотры');
  });

  it('begins with the main metric of the portal', () => {
    expect(titleOf([440, 441], 1, ['rating', 'rating_count', 'reviews'])).toBe(
      'Оценки: 441, за период +1',
    );
  });

  it('states that an exact counter gained nothing', () => {
    expect(titleOf([440, 440], 1)).toBe('Просмотры: 440, за период 0');
  });
});
