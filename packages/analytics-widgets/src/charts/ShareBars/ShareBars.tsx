import { Bar } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { vars } from '../../internal/theme.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { areaColor } from '../internal/colors.ts';
import { valueAxis } from '../internal/ticks.ts';
import { useLegend } from '../internal/useLegend.ts';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import { rowsHeight } from '../marks/plotHeights.ts';
import { type RowEntry, RowsPlot } from '../marks/RowsPlot.tsx';

/** A total with its parts. */
export interface ShareRow {
  id: string;
  label: string;
  /**
   * Amounts by part, zero or more, shown as shares of their sum; the sum is shown as the sample
   * size.
   */
  amounts: readonly number[];
}

export interface ShareBarsProps extends ChartProps, RechartsProps {
  /** The parts of each row, in the order in which they are stacked. */
  parts: readonly { id: string; label: string }[];
  rows: readonly ShareRow[];
  onChoose?: (id: string) => void;
}

const BAR_HEIGHT_PX = 16;
const ground = vars.color.surface.raised;
/** Gap between parts in pixels, so that they can be distinguished without colour. */
const PART_GAP_PX = 1;

/**
 * Shows how totals are composed: a bar of equal length for each. A hidden part leaves its space
 * empty.
 */
export function ShareBars({ parts, rows, onChoose, ...rest }: ShareBarsProps) {
  const { frame, chart } = splitChartProps(rest);
  const { height = rowsHeight(rows.length) } = frame;
  const { formats, strings } = useWidgets();
  const coloredParts = parts.map((part, at) => ({ ...part, at, color: areaColor(at) }));
  const legend = useLegend(coloredParts);
  const { shown } = legend;
  const sumOf = ({ amounts }: ShareRow) => amounts.reduce((sum, amount) => sum + amount, 0);
  const shareOf = (row: ShareRow, at: number): number | null => {
    const sum = sumOf(row);
    return sum === 0 ? null : (row.amounts[at] ?? 0) / sum;
  };
  const write = (share: number | null, missing: string) =>
    share === null ? missing : formats.formatPercent(share, 1);
  const sample = (row: ShareRow) =>
    strings.chart.reading(strings.chart.sample, formats.formatNumber(sumOf(row)));
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      ...shown.map(({ id, label }) => ({ id, header: label })),
      { id: 'n', header: strings.chart.sample },
    ],
    rows: rows.map((row) => [
      { text: row.label, value: row.label },
      ...shown.map(({ at }) => {
        const value = shareOf(row, at);
        return { text: write(value, signs.missing), value };
      }),
      { text: formats.formatNumber(sumOf(row)), value: sumOf(row) },
    ]),
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={rows.every((row) => sumOf(row) === 0)}
      table={table}
    >
      {(plot) => (
        <>
          <MarkLegend series={coloredParts} legend={legend} />
          <RowsPlot
            {...plot}
            chart={chart}
            label={frame.title}
            items={rows}
            nameOf={({ label }) => label}
            axis={{
              format: (share) => formats.formatPercent(share),
              widest: formats.formatPercent(1),
              scale: (most) => valueAxis([1], 'zero', most),
            }}
            extent={(row) => (sumOf(row) === 0 ? null : [0, 1])}
            name={(row) => {
              const words = shown.map(({ at, label }) =>
                strings.chart.reading(label, write(shareOf(row, at), strings.value.missing)),
              );
              return strings.chart.reading(row.label, formats.formatList([...words, sample(row)]));
            }}
            readout={(row) => ({
              title: row.label,
              rows: shown.map(({ at, ...one }) => ({
                ...one,
                text: write(shareOf(row, at), signs.missing),
              })),
              notes: [sample(row)],
            })}
            onPress={onChoose && (({ id }) => onChoose(id))}
          >
            {shown.map(({ id, at, color }) => (
              <Bar
                key={id}
                dataKey={({ item }: RowEntry<ShareRow>) => shareOf(item, at)}
                stackId="parts"
                barSize={BAR_HEIGHT_PX}
                fill={color}
                stroke={ground}
                strokeWidth={PART_GAP_PX}
                isAnimationActive={false}
              />
            ))}
          </RowsPlot>
        </>
      )}
    </ChartFrame>
  );
}
