import { type PanelState, useFormats, type ValueFormat } from '@litometr/analytics-widgets';
import type { Meta, TrendGrain } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { HeatMap } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import type { NamedSeries } from './WorkbenchChart.tsx';

interface PivotHeatProps {
  state: PanelState;
  series: readonly NamedSeries[];
  grain: TrendGrain;
  format: ValueFormat;
  valueLabel: string;
  meta: Meta | undefined;
}

/** Groups by days, weeks or months, shaded: the same numbers as the lines, all at a glance. */
export function PivotHeat({ state, series, grain, format, valueLabel, meta }: PivotHeatProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatDayTick } = useFormats();
  const source = useChartSource();
  const days = series[0]?.points.map(({ day }) => day) ?? [];
  // Neighbours repeat the month: only what changes is written, and only where it fits.
  const every = Math.max(1, Math.ceil(days.length / 10));
  return (
    <HeatMap
      title={t(messages.pivot)}
      headingLevel={2}
      note={t(messages.pivotNote)}
      csvName={t(messages.pivot)}
      state={state}
      {...source(meta)}
      isTime
      {...(meta === undefined && { height: 360 })}
      valueLabel={valueLabel}
      format={format === 'number' ? 'compact' : format}
      rows={series.map(({ key, name }) => ({ id: key, label: name }))}
      columns={days.map((day, index) => ({
        id: day,
        label: formatDay(day, 'short'),
        ...(grain !== 'month' && { tick: formatDayTick(day, days[index - every] ?? null) }),
        ...(index % every !== 0 && { tick: '' }),
      }))}
      values={series.map(({ points }) => points.map(({ value }) => value))}
    />
  );
}
