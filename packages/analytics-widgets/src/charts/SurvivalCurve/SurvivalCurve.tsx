import { area, curveStepAfter, line } from 'd3-shape';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { AgePlot } from '../marks/AgePlot.tsx';
import * as css from '../marks/MarkPlot.css.ts';

/** A Kaplan–Meier estimate at an age, ascending by age; it never rises. */
export interface SurvivalPoint {
  /** Whole days. */
  age: number;
  /** Share that has not met the event yet, 0 to 1, with its 95 % band. */
  share: number;
  low: number;
  high: number;
  /** How many are still watched. */
  atRisk: number;
}

export interface SurvivalGroup {
  id: string;
  label: string;
  points: readonly SurvivalPoint[];
}

export interface SurvivalCurveProps extends ChartProps {
  groups: readonly SurvivalGroup[];
  labels: { age: string; share: string; atRisk: string };
}

/** How long it takes: the share that has not got there, step by step, with its band. */
export function SurvivalCurve({ groups, labels, height = 300, ...frame }: SurvivalCurveProps) {
  const { formats, strings } = useWidgets();
  const ages = [...new Set(groups.flatMap(({ points }) => points.map(({ age }) => age)))].sort(
    (a, b) => a - b,
  );
  /** The estimate holds until the next one; beyond the last there is none. */
  const pointAt = ({ points }: SurvivalGroup, age: number) => {
    const last = points.at(-1);
    if (last === undefined || age > last.age) return undefined;
    return points.findLast((point) => point.age <= age);
  };
  const percent = (share: number) => formats.formatPercent(share, 1);
  const told = (point: SurvivalPoint | undefined) =>
    point === undefined
      ? signs.missing
      : `${percent(point.share)} (${percent(point.low)}–${percent(point.high)})`;
  const risk = (point: SurvivalPoint | undefined) =>
    strings.chart.reading(
      labels.atRisk,
      point === undefined ? signs.missing : formats.formatNumber(point.atRisk),
    );
  const ageText = (age: number) => strings.chart.reading(labels.age, formats.formatNumber(age));
  const table = (): ChartTable => ({
    columns: [
      { id: 'age', header: labels.age },
      ...groups.flatMap(({ id, label }) => [
        { id, header: label },
        { id: `${id} risk`, header: `${label}, ${labels.atRisk}` },
      ]),
    ],
    rows: ages.map((age) => [
      { text: formats.formatNumber(age), value: age },
      ...groups.flatMap((group) => {
        const point = pointAt(group, age);
        return [
          { text: told(point), value: point?.share ?? null },
          {
            text: point ? formats.formatNumber(point.atRisk) : signs.missing,
            value: point?.atRisk ?? null,
          },
        ];
      }),
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={ages.length === 0} table={table}>
      {(plot) => (
        <AgePlot
          {...plot}
          label={frame.title}
          ages={ages}
          domain={[0, 1]}
          xTitle={labels.age}
          yTitle={labels.share}
          writeAge={(age) => formats.formatNumber(age)}
          write={(share) => formats.formatPercent(share)}
          draw={(toX, toY) =>
            groups.map(({ id, points }, index) => (
              <g key={id}>
                <path
                  className={css.interval}
                  fill={seriesColor(index)}
                  d={
                    area<SurvivalPoint>()
                      .curve(curveStepAfter)
                      .x(({ age }) => toX(age))
                      .y0(({ low }) => toY(low))
                      .y1(({ high }) => toY(high))([...points]) ?? ''
                  }
                />
                <path
                  className={css.own}
                  stroke={seriesColor(index)}
                  d={
                    line<SurvivalPoint>()
                      .curve(curveStepAfter)
                      .x(({ age }) => toX(age))
                      .y(({ share }) => toY(share))([...points]) ?? ''
                  }
                />
              </g>
            ))
          }
          name={(index) => {
            const age = ages[index] ?? 0;
            const words = groups.map((group) => {
              const point = pointAt(group, age);
              return strings.chart.reading(group.label, `${told(point)}, ${risk(point)}`);
            });
            return `${ageText(age)}. ${formats.formatList(words)}`;
          }}
          readout={(index) => {
            const age = ages[index] ?? 0;
            return {
              title: ageText(age),
              rows: groups.map((group, order) => ({
                id: group.id,
                label: group.label,
                text: told(pointAt(group, age)),
                color: seriesColor(order),
              })),
              notes: groups.map((group) =>
                groups.length > 1
                  ? strings.chart.reading(group.label, risk(pointAt(group, age)))
                  : risk(pointAt(group, age)),
              ),
            };
          }}
        />
      )}
    </ChartFrame>
  );
}
