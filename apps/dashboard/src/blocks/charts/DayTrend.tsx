import type { ChartSeries } from '@litometr/analytics-widgets/charts';
import type { ComponentProps } from 'react';
import { TrendChart } from './charts.ts';

interface DayLine<Day> extends Pick<ChartSeries, 'bound'> {
  id: string;
  label: string;
  /** Null: not read on that day; the line has a gap there. */
  value: (day: Day) => number | null;
}

interface DayTrendProps<Day> extends Omit<ComponentProps<typeof TrendChart>, 'series'> {
  days: readonly Day[];
  lines: readonly DayLine<Day>[];
}

/** Lines over days that each hold several figures, as a part of a page. */
export function DayTrend<Day extends { day: string }>(props: DayTrendProps<Day>) {
  const { days, lines, ...chart } = props;
  return (
    <TrendChart
      headingLevel={2}
      {...chart}
      series={lines.map(({ value, ...line }) => ({
        ...line,
        points: days.map((day) => ({ day: day.day, value: value(day) })),
      }))}
    />
  );
}
