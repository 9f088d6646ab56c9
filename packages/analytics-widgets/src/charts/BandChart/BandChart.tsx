import { area, line } from 'd3-shape';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { useValueText } from '../internal/useValueText.ts';
import { AgePlot } from '../marks/AgePlot.tsx';
import * as css from '../marks/MarkPlot.css.ts';

/** The spread of a cohort at an age. Null: too few to tell; the band is broken there. */
export interface BandPoint {
  /** Whole days. */
  age: number;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  n: number;
}

/** A book in its cohort. */
export interface BandLine {
  id: string;
  label: string;
  points: readonly { age: number; value: number | null }[];
}

export interface BandChartProps extends ChartProps {
  band: readonly BandPoint[];
  /** At most five: more is a knot. */
  lines: readonly BandLine[];
  format?: ValueFormat;
  labels: { age: string; value: string };
}

const QUANTILES = ['p90', 'p75', 'p50', 'p25', 'p10'] as const;

/** Where books stand among their like at the same age: percentile bands with lines over them. */
export function BandChart({
  band,
  lines,
  format = 'number',
  labels,
  height = 300,
  ...frame
}: BandChartProps) {
  const { formats, strings } = useWidgets();
  const { text } = useValueText(format);
  const values = [
    ...band.flatMap(({ p90, p50 }) => [p90 ?? [], p50 ?? []].flat()),
    ...lines.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])),
  ];
  const valueAt = ({ points }: BandLine, age: number) =>
    points.find((point) => point.age === age)?.value ?? null;
  const ages = [
    ...new Set([
      ...band.map(({ age }) => age),
      ...lines.flatMap(({ points }) => points.map(({ age }) => age)),
    ]),
  ].sort((a, b) => a - b);
  const at = new Map(band.map((point) => [point.age, point]));
  const rows = (age: number) => [
    ...lines.map((one, index) => ({
      id: one.id,
      label: one.label,
      text: text(valueAt(one, age)),
      color: seriesColor(index),
    })),
    ...QUANTILES.map((key) => ({
      id: key,
      label: strings.chart.quantile(key),
      text: text(at.get(age)?.[key] ?? null),
      color: mutedColor,
    })),
  ];
  const ageText = (age: number) => strings.chart.reading(labels.age, formats.formatNumber(age));
  const table = (): ChartTable => ({
    columns: [
      { id: 'age', header: labels.age },
      ...lines.map(({ id, label }) => ({ id, header: label })),
      ...QUANTILES.map((key) => ({ id: key, header: strings.chart.quantile(key) })),
      { id: 'n', header: strings.chart.sample },
    ],
    rows: ages.map((age) => {
      const point = at.get(age);
      return [
        { text: formats.formatNumber(age), value: age },
        ...lines.map((one) => ({ text: text(valueAt(one, age)), value: valueAt(one, age) })),
        ...QUANTILES.map((key) => ({
          text: text(point?.[key] ?? null),
          value: point?.[key] ?? null,
        })),
        { text: point ? formats.formatNumber(point.n) : signs.missing, value: point?.n ?? null },
      ];
    }),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={values.length === 0} table={table}>
      {(plot) => (
        <AgePlot
          {...plot}
          label={frame.title}
          ages={ages}
          domain={[Math.min(0, ...values), Math.max(0, ...values)]}
          xTitle={labels.age}
          yTitle={labels.value}
          writeAge={(age) => formats.formatNumber(age)}
          write={(value) => formats.formatValue(value, format === 'number' ? 'compact' : format)}
          draw={(toX, toY) => {
            const between = (low: 'p10' | 'p25', high: 'p75' | 'p90') =>
              area<BandPoint>()
                .defined((point) => point[low] !== null && point[high] !== null)
                .x(({ age }) => toX(age))
                .y0((point) => toY(point[low] ?? 0))
                .y1((point) => toY(point[high] ?? 0))([...band]) ?? '';
            const median = line<BandPoint>()
              .defined(({ p50 }) => p50 !== null)
              .x(({ age }) => toX(age))
              .y(({ p50 }) => toY(p50 ?? 0));
            const own = line<{ age: number; value: number | null }>()
              .defined(({ value }) => value !== null)
              .x(({ age }) => toX(age))
              .y(({ value }) => toY(value ?? 0));
            return (
              <>
                <path className={css.bandWide} d={between('p10', 'p90')} />
                <path className={css.bandNarrow} d={between('p25', 'p75')} />
                <path className={css.median} d={median([...band]) ?? ''} />
                {lines.map(({ id, points }, index) => (
                  <path
                    key={id}
                    className={css.own}
                    stroke={seriesColor(index)}
                    d={own([...points]) ?? ''}
                  />
                ))}
              </>
            );
          }}
          name={(index) => {
            const age = ages[index] ?? 0;
            const words = rows(age).map((row) => strings.chart.reading(row.label, row.text));
            return `${ageText(age)}. ${formats.formatList(words)}`;
          }}
          readout={(index) => ({ title: ageText(ages[index] ?? 0), rows: rows(ages[index] ?? 0) })}
        />
      )}
    </ChartFrame>
  );
}
