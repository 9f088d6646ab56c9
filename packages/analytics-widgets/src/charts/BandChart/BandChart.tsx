import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';
import { AgePlot } from '../marks/AgePlot.tsx';
import { sharedAgeHoles } from '../marks/ageRuns.ts';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import { CohortBand, OwnLine } from './BandMarks.tsx';
import { type BandLine, type BandPoint, QUANTILES } from './band.ts';
import { bandTable, valueAt } from './bandTable.ts';

export interface BandChartProps extends ChartProps, RechartsProps {
  /** Percentiles by age, ascending; empty: only the lines are shown. */
  band: readonly BandPoint[];
  /** At most five: more lines cannot be followed. */
  lines: readonly BandLine[];
  format?: ValueFormat;
  labels: { age: string; value: string };
}

/** Compares books with similar ones at the same age: percentile bands with lines over them. */
export function BandChart(props: BandChartProps) {
  const { band, lines, format = 'number', labels, ...rest } = props;
  const { frame, chart } = splitChartProps(rest);
  const { height = 300 } = frame;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const coloredLines = lines.map((one, index) => ({ ...one, color: seriesColor(index) }));
  const legend = useLegend(coloredLines);
  const { shown } = legend;
  const values = [
    ...band.flatMap((point) => QUANTILES.flatMap((key) => point[key] ?? [])),
    ...shown.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])),
  ];
  const agesOfEach = [band, ...lines.map(({ points }) => points)].map((all) => all.map(ageOf));
  const ages = [...new Set(agesOfEach.flat())].toSorted((a, b) => a - b);
  const at = new Map(band.map((point) => [point.age, point]));
  const quantile = strings.chart.quantile;
  const rows = (age: number, write: (value: number | null) => string) => [
    ...shown.map((one) => ({ ...one, text: write(valueAt(one, age)) })),
    ...(band.length === 0 ? [] : QUANTILES).map((key) => ({
      id: key,
      label: quantile(key),
      text: write(at.get(age)?.[key] ?? null),
      color: mutedColor,
    })),
  ];
  const ageText = (age: number) => strings.chart.reading(labels.age, formats.formatNumber(age));
  const sample = (age: number) => {
    const n = at.get(age)?.n;
    return n === undefined
      ? []
      : [strings.chart.reading(strings.chart.sample, formats.formatNumber(n))];
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={values.length === 0}
      table={() =>
        bandTable({ band: at, lines: shown, ages, ageLabel: labels.age, text }, formats, strings)
      }
    >
      {(plot) => (
        <>
          <MarkLegend
            series={coloredLines}
            legend={legend}
            bands={
              band.length === 0
                ? []
                : [
                    { kind: 'wide', text: `${quantile('p10')} – ${quantile('p90')}` },
                    { kind: 'narrow', text: `${quantile('p25')} – ${quantile('p75')}` },
                    { kind: 'median', text: quantile('p50') },
                  ]
            }
          />
          <AgePlot
            {...plot}
            chart={chart}
            label={frame.title}
            ages={ages}
            values={values}
            holes={sharedAgeHoles(agesOfEach)}
            xTitle={labels.age}
            yTitle={labels.value}
            writeAge={(age) => formats.formatNumber(age)}
            write={(value) => formats.formatValue(value, format === 'number' ? 'compact' : format)}
            name={(index) => {
              const age = ages[index] ?? 0;
              const words = rows(age, spoken).map((row) =>
                strings.chart.reading(row.label, row.text),
              );
              return `${ageText(age)}. ${formats.formatList([...words, ...sample(age)])}`;
            }}
            readout={(index) => {
              const age = ages[index] ?? 0;
              return { title: ageText(age), rows: rows(age, text), notes: sample(age) };
            }}
          >
            <CohortBand band={band} />
            {shown.map((line) => (
              <OwnLine key={line.id} line={line} color={line.color} />
            ))}
          </AgePlot>
        </>
      )}
    </ChartFrame>
  );
}

const ageOf = ({ age }: { age: number }): number => age;
