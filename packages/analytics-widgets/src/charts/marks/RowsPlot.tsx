import { type ReactNode, useCallback } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotSlot } from '../ChartFrame/index.ts';
import { textRoom } from '../internal/plotBox.ts';
import { cutToWidth } from '../internal/textWidth.ts';
import { apart, overhang } from './apart.ts';
import * as css from './MarkPlot.css.ts';
import { MarkPlot, type MarkReadout } from './MarkPlot.tsx';
import { type NumberAxis, numberAxis } from './numberAxis.ts';
import { type AxisTick, type PlotArea, PlotAxes } from './PlotAxes.tsx';

/** Makes the scale along the rows for a range of pixels. */
export type RowScale = (range: readonly [number, number]) => {
  toX: (value: number) => number;
  ticks: readonly AxisTick[];
};

export interface RowsPlotProps extends PlotSlot {
  label: string;
  /** The names of the rows. */
  names: readonly string[];
  scale: RowScale;
  /** From where to where a row's mark reaches, in values; null: it has none. */
  extent: (row: number) => readonly [number, number] | null;
  draw: (row: number, y: number, toX: (value: number) => number) => ReactNode;
  /** Across all rows: lines of reference. */
  under?: (area: PlotArea, toX: (value: number) => number) => ReactNode;
  name: (row: number) => string;
  readout: (row: number) => MarkReadout;
  onPress?: (row: number) => void;
  /** Along the rows runs time, which never mirrors. */
  isTime?: boolean;
}

/** Pixels of a row. */
export const ROW = 30;
/** Pixels of the axis under the rows. */
export const FOOT = 28;
const NAMES = 0.34;
const REACH = 12;
/** Pixels beyond the end of the axis, at least. */
const END = 20;
/** Pixels between a name and its row. */
const GAP = 12;

/** Named rows over one axis of values: boxes, intervals, bullets, spans. */
export function RowsPlot(props: RowsPlotProps) {
  const { names, scale, extent, draw, under, name, readout, onPress, isTime, ...plot } = props;
  const { dataText } = useWidgets();
  const layout = useCallback(
    ({ width, height, direction }: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const isMirrored = direction === 'rtl';
      const room = Math.min(textRoom(names, width) + GAP, Math.round(width * NAMES));
      const within = (end: number): PlotArea => ({
        left: isMirrored ? end : room,
        right: width - (isMirrored ? room : end),
        top: 4,
        bottom: height - FOOT,
      });
      const scaled = ({ left, right }: PlotArea) =>
        scale(isMirrored ? [right, left] : [left, right]);
      // The last text stands on the middle of its tick: a long one needs its room behind it.
      const area = within(Math.max(END, overhang(scaled(within(END)).ticks)));
      const { toX, ticks } = scaled(area);
      const tall = (area.bottom - area.top) / Math.max(1, names.length);
      const middle = (row: number) => area.top + tall * (row + 0.5);
      return {
        place: (row: number) => {
          const reach = extent(row);
          const start = isMirrored ? area.right : area.left;
          const [a, b] = reach === null ? [start, start] : [toX(reach[0]), toX(reach[1])];
          return {
            x: Math.min(a, b) - 4,
            y: middle(row) - REACH,
            width: Math.abs(b - a) + 8,
            height: 2 * REACH,
          };
        },
        at: (_: number, y: number) => {
          const row = Math.floor((y - area.top) / tall);
          return row >= 0 && row < names.length ? row : null;
        },
        drawing: (
          <PlotAxes area={area} isMirrored={isMirrored} isCrossed x={apart(ticks)} y={[]}>
            {under?.(area, toX)}
            {names.map((text, row) => {
              const y = middle(row);
              return (
                <g key={y}>
                  <text
                    className={css.rowText}
                    x={isMirrored ? area.right + GAP : area.left - GAP}
                    y={y}
                    dy="0.32em"
                    textAnchor={isMirrored ? 'start' : 'end'}
                    {...dataText.name(cutToWidth(text, room - GAP), 'tspan')}
                  />
                  {draw(row, y, toX)}
                </g>
              );
            })}
          </PlotAxes>
        ),
      };
    },
    [names, scale, extent, draw, under, dataText],
  );
  return (
    <MarkPlot
      {...plot}
      layout={layout}
      count={names.length}
      name={name}
      readout={readout}
      {...(isTime !== undefined && { fixedDirection: isTime })}
      {...(onPress && { onPress })}
    />
  );
}

/** A scale of amounts with its ticks in words. */
export function amountScale(
  domain: readonly [number, number],
  kind: 'linear' | 'log',
  write: (value: number) => string,
): RowScale {
  return (range) => {
    const toX: NumberAxis = numberAxis(domain, range, kind);
    return { toX, ticks: toX.ticks.map((tick) => ({ at: toX(tick), text: write(tick) })) };
  };
}
