import { usePlotArea } from 'recharts';
import { vars } from '../../internal/theme.ts';
import * as lines from '../internal/axis.css.ts';
import { textRoom } from '../internal/plotBox.ts';
import { cutToWidth, textWidth } from '../internal/textWidth.ts';
import { MAX_LINES } from '../internal/ticks.ts';
import * as css from './MarkPlot.css.ts';
import type { PlotSize } from './MarkPlot.tsx';

/**
 * Props of every Recharts chart here. The slider of `MarkPlot` is the keyboard's and the screen
 * reader's way to the marks, so that Recharts' own focus of the svg would be a second one.
 */
export const chartLook = {
  accessibilityLayer: false,
  'aria-hidden': true,
  'data-plot': '',
  className: css.drawing,
} as const;

/** Props of every axis: texts without lines, as many as do not touch each other. */
export const axisLook = {
  axisLine: false,
  tickLine: false,
  tick: { className: lines.axisText },
  interval: 'equidistantPreserveStart',
  minTickGap: 12,
} as const;

/** Props of the line at zero. */
export const baseLine = { stroke: vars.color.chart.axis, strokeWidth: 1 } as const;
export const gridStroke: string = vars.color.chart.grid;

/** Minimum distance between the centres of neighbouring labels, in pixels. */
const MIN_LABEL_ROOM = 72;
const LABEL_GAP_PX = 16;
/** More lines would hide the marks. */
const MAX_TICKS = 6;

/** Returns how many ticks fit into a width in pixels, if the longest label is this text. */
export const tickCountOf = (pixels: number, longest = ''): number =>
  Math.max(
    2,
    Math.min(
      MAX_TICKS,
      Math.floor(pixels / Math.max(MIN_LABEL_ROOM, textWidth(longest) + LABEL_GAP_PX)) + 1,
    ),
  );

/** Minimum distance between the lines of a vertical axis, in pixels. */
const MIN_LINE_ROOM = 40;

/** Returns the props of a vertical axis of values, at the start of the text direction. */
export function sideAxis(
  axis: { domain: readonly number[]; ticks: readonly number[] },
  write: (value: number) => string,
  { width, direction }: Pick<PlotSize, 'width' | 'direction'>,
) {
  return {
    ...axisLook,
    interval: 0,
    domain: [...axis.domain],
    ticks: [...axis.ticks],
    tickFormatter: write,
    orientation: direction === 'rtl' ? 'right' : 'left',
    // Recharts measures the texts for `width="auto"` before the fonts of the page are loaded.
    width: textRoom(axis.ticks.map(write), Math.round(width / 4)),
  } as const;
}

/** Returns how many lines fit on a vertical axis. */
export const lineCountOf = (pixels: number): number =>
  Math.max(2, Math.min(MAX_LINES, Math.floor(pixels / MIN_LINE_ROOM) + 1));

/** Minimum space beside an axis, in pixels. */
const MIN_END_ROOM = 20;

/** Returns the pixels by which half of the last label extends beyond its axis. */
export const endRoom = (longest: string): number =>
  Math.max(MIN_END_ROOM, Math.ceil(textWidth(longest) / 2));

export interface AxisTitlesProps {
  x?: string;
  y?: string;
  isMirrored?: boolean;
}

/** The names of the axes: above the start of the plot area, and below its end. */
export function AxisTitles({ x, y, isMirrored = false }: AxisTitlesProps) {
  const area = usePlotArea();
  if (area === undefined) return null;
  const [start, end] = isMirrored ? [area.x + area.width, area.x] : [area.x, area.x + area.width];
  const [atStart, atEnd] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);
  return (
    <>
      {y !== undefined && (
        <text className={css.axisTitle} x={start} y={14} textAnchor={atStart}>
          {cutToWidth(y, area.width)}
        </text>
      )}
      {x !== undefined && (
        <text className={css.axisTitle} x={end} y={area.y + area.height + 34} textAnchor={atEnd}>
          {cutToWidth(x, area.width)}
        </text>
      )}
    </>
  );
}
