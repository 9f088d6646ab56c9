import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { seriesColor } from '../internal/colors.ts';
import { useLegend } from '../internal/useLegend.ts';
import { AgePlot } from '../marks/AgePlot.tsx';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import { Steps } from './Steps.tsx';
import type { SurvivalGroup, SurvivalPoint } from './survival.ts';

export interface SurvivalCurveProps extends ChartProps, RechartsProps {
  groups: readonly SurvivalGroup[];
  labels: { age: string; share: string; atRisk: string };
}

/**
 * With more groups the bands would hide the lines; their values are then only in the readout and
 * the table.
 */
const MAX_BANDS = 4;

/** Share of a cohort without the event over age, in steps, with its band. */
export function SurvivalCurve({ groups, labels, ...rest }: SurvivalCurveProps) {
  const { frame, chart } = splitChartProps(rest);
  const { height = 300 } = frame;
  const { formats, strings } = useWidgets();
  const coloredGroups = groups.map((group, index) => ({ ...group, color: seriesColor(index) }));
  const legend = useLegend(coloredGroups);
  const { shown } = legend;
  const ages = [...new Set(shown.flatMap(({ points }) => points.map(({ age }) => age)))].sort(
    (a, b) => a - b,
  );
  /** Returns the estimate at an age: it holds until the next one; beyond the last there is none. */
  const pointAt = ({ points }: SurvivalGroup, age: number) => {
    const last = points.at(-1);
    if (last === undefined || age > last.age) return undefined;
    return points.findLast((point) => point.age <= age);
  };
  const percent = (share: number) => formats.formatPercent(share, 1);
  const pointText = (point: SurvivalPoint | undefined, missing: string = signs.missing) =>
    point === undefined
      ? missing
      : `${percent(point.share)} (${percent(point.low)}–${percent(point.high)})`;
  const risk = (point: SurvivalPoint | undefined) =>
    point === undefined
      ? []
      : [strings.chart.reading(labels.atRisk, formats.formatNumber(point.atRisk))];
  const ageText = (age: number) => strings.chart.reading(labels.age, formats.formatNumber(age));
  const share = (value: number | undefined) => ({
    text: value === undefined ? signs.missing : percent(value),
    value: value ?? null,
  });
  const table = (): ChartTable => ({
    columns: [
      { id: 'age', header: labels.age },
      ...shown.flatMap(({ id, label }) => [
        { id, header: label },
        { id: `${id} low`, header: `${label}, ${strings.chart.intervalFrom}` },
        { id: `${id} high`, header: `${label}, ${strings.chart.intervalTo}` },
        { id: `${id} risk`, header: `${label}, ${labels.atRisk}` },
      ]),
    ],
    rows: ages.map((age) => [
      { text: formats.formatNumber(age), value: age },
      ...shown.flatMap((group) => {
        const point = pointAt(group, age);
        return [
          share(point?.share),
          share(point?.low),
          share(point?.high),
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
        <>
          <MarkLegend series={groups.length > 1 ? coloredGroups : []} legend={legend} />
          <AgePlot
            {...plot}
            chart={chart}
            label={frame.title}
            ages={ages}
            values={FULL_RANGE}
            xTitle={labels.age}
            yTitle={labels.share}
            writeAge={(age) => formats.formatNumber(age)}
            write={(value) => formats.formatPercent(value)}
            name={(index) => {
              const age = ages[index] ?? 0;
              const words = shown.map((group) => {
                const point = pointAt(group, age);
                const parts = [pointText(point, strings.value.missing), ...risk(point)];
                return strings.chart.reading(group.label, parts.join(formats.listSeparator));
              });
              return `${ageText(age)}. ${formats.formatList(words)}`;
            }}
            readout={(index) => {
              const age = ages[index] ?? 0;
              return {
                title: ageText(age),
                rows: shown.map((group) => ({ ...group, text: pointText(pointAt(group, age)) })),
                notes: shown.flatMap((group) =>
                  risk(pointAt(group, age)).map((words) =>
                    shown.length > 1 ? strings.chart.reading(group.label, words) : words,
                  ),
                ),
              };
            }}
          >
            {shown.map((group) => (
              <Steps key={group.id} {...group} hasBand={shown.length <= MAX_BANDS} />
            ))}
          </AgePlot>
        </>
      )}
    </ChartFrame>
  );
}

const FULL_RANGE = [0, 1] as const;
