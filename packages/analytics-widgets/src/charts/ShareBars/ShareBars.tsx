import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { useLegend } from '../internal/useLegend.ts';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import { amountScale, FOOT, ROW, RowsPlot } from '../marks/RowsPlot.tsx';

/** A whole with its parts. */
export interface ShareRow {
  id: string;
  label: string;
  /** By part: amounts, zero or more, shown as shares of their sum; the sum is told as the sample. */
  amounts: readonly number[];
}

export interface ShareBarsProps extends ChartProps {
  /** What each whole is made of, in the order in which the parts lie. */
  parts: readonly { id: string; label: string }[];
  rows: readonly ShareRow[];
  onChoose?: (id: string) => void;
}

const BAR = 16;
/** Pixels of ground between parts, so that they are told apart without their hues. */
const SEAM = 1;

/** How some wholes are made up: a bar a whole, all of one length. A part that is hidden leaves its room empty. */
export function ShareBars({ parts, rows, onChoose, ...rest }: ShareBarsProps) {
  const { height = rows.length * ROW + FOOT, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const hued = parts.map((part, at) => ({ ...part, at, color: seriesColor(at) }));
  const legend = useLegend(hued);
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
  /** The parts of a bar as they lie, from 0 to 1. */
  const spansOf = (row: ShareRow) => {
    let end = 0;
    return shown.flatMap(({ id, at, color }) => {
      const share = shareOf(row, at) ?? 0;
      const start = end;
      end += share;
      return share > 0 ? [{ id, color, start, end }] : [];
    });
  };
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
          <MarkLegend series={hued} legend={legend} />
          <RowsPlot
            {...plot}
            label={frame.title}
            names={rows.map(({ label }) => label)}
            scale={amountScale([0, 1], 'linear', (share) => formats.formatPercent(share))}
            extent={(at) => {
              const row = rows[at];
              return row === undefined || sumOf(row) === 0 ? null : [0, 1];
            }}
            draw={(at, y, toX) => {
              const row = rows[at];
              return (
                row && spansOf(row).map((span) => <Part key={span.id} {...{ ...span, y, toX }} />)
              );
            }}
            name={(at) => {
              const row = rows[at];
              if (!row) return '';
              const words = shown.map(({ at: part, label }) =>
                strings.chart.reading(label, write(shareOf(row, part), strings.value.missing)),
              );
              return strings.chart.reading(row.label, formats.formatList([...words, sample(row)]));
            }}
            readout={(at) => {
              const row = rows[at];
              if (!row) return { title: '', rows: [] };
              return {
                title: row.label,
                rows: shown.map(({ at: part, ...one }) => ({
                  ...one,
                  text: write(shareOf(row, part), signs.missing),
                })),
                notes: [sample(row)],
              };
            }}
            {...(onChoose && { onPress: (at) => onChoose(rows[at]?.id ?? '') })}
          />
        </>
      )}
    </ChartFrame>
  );
}

interface PartProps {
  color: string;
  start: number;
  end: number;
  y: number;
  toX: (value: number) => number;
}

function Part({ color, start, end, y, toX }: PartProps) {
  const [from, to] = [toX(start), toX(end)];
  return (
    <rect
      x={Math.min(from, to) + SEAM / 2}
      y={y - BAR / 2}
      width={Math.max(0.5, Math.abs(to - from) - SEAM)}
      height={BAR}
      fill={color}
    />
  );
}
