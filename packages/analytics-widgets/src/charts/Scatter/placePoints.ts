import { scaleSqrt } from 'd3-scale';
import { apart } from '../marks/apart.ts';
import { fieldArea, fieldHeight } from '../marks/fieldArea.ts';
import type { Place } from '../marks/MarkPlot.tsx';
import { numberAxis, placeAxis } from '../marks/numberAxis.ts';
import type { AxisTick, PlotArea } from '../marks/PlotAxes.tsx';
import type { ScatterAxis, ScatterPoint } from './scatter.ts';

export interface Field {
  places: Place[];
  /** Indexes, the largest mark first: small ones lie above. */
  order: number[];
  axes: { area: PlotArea; x: AxisTick[]; y: AxisTick[]; isMirrored: boolean };
  splits: { key: string; x1: number; x2: number; y1: number; y2: number }[];
  /** Where the names of the quadrants stand: clockwise from the top right. */
  corners: { key: string; x: number; y: number; anchor: 'start' | 'end' }[];
}

const SMALLEST = 4;
const LARGEST = 22;

/** Points between two axes, in pixels. Every point given has a place on both. */
export function placePoints(
  points: readonly ScatterPoint[],
  x: ScatterAxis,
  y: ScatterAxis,
  size: { width: number; height: number; direction: 'ltr' | 'rtl' },
  write: (axis: ScatterAxis, value: number) => string,
): Field {
  const isMirrored = size.direction === 'rtl';
  const { top, bottom } = fieldHeight(size.height);
  // No mark lies on the axis' name above the field.
  const reach = points.some((point) => point.size !== undefined) ? LARGEST : 0;
  const toY = numberAxis(extent(points, 'y', y), [bottom, top + reach], y.scale, 5);
  const sideTicks = toY.ticks.map((tick) => ({ at: toY(tick), text: write(y, tick) }));
  const side = sideTicks.map(({ text }) => text);
  const xExtent = extent(points, 'x', x);
  const within = (under: readonly Pick<AxisTick, 'text'>[]) => {
    const area = fieldArea({ ...size, isMirrored }, { side, under });
    const along = isMirrored
      ? ([area.right, area.left] as const)
      : ([area.left, area.right] as const);
    const toX =
      x.format === 'rank' ? placeAxis(xExtent[1], along) : numberAxis(xExtent, along, x.scale);
    const ticks = toX.ticks.map((tick) => ({ at: toX(tick), text: write(x, tick) }));
    return { area, toX, ticks };
  };
  // Which ticks there are depends on the room, and the room on how long their texts are.
  const { area, toX, ticks } = within(within([]).ticks);
  const radius = scaleSqrt()
    .domain([0, Math.max(1, ...points.map((point) => point.size ?? 0))])
    .range([SMALLEST, LARGEST]);
  const places = points.map((point): Place => {
    const r = point.size === undefined ? 5 : radius(point.size ?? 0);
    return { x: toX(point.x ?? 0) - r, y: toY(point.y ?? 0) - r, width: 2 * r, height: 2 * r };
  });
  const splits = [
    ...(x.split === undefined
      ? []
      : [{ key: 'x', x1: toX(x.split), x2: toX(x.split), y1: area.top, y2: area.bottom }]),
    ...(y.split === undefined
      ? []
      : [{ key: 'y', x1: area.left, x2: area.right, y1: toY(y.split), y2: toY(y.split) }]),
  ];
  const [start, end] = isMirrored ? [area.right, area.left] : [area.left, area.right];
  const [atStart, atEnd] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const inward = isMirrored ? -6 : 6;
  return {
    places,
    order: points
      .map((_, index) => index)
      .sort((a, b) => (places[b]?.width ?? 0) - (places[a]?.width ?? 0)),
    axes: {
      area,
      isMirrored,
      x: apart(ticks),
      y: sideTicks,
    },
    splits,
    corners: [
      { key: 'top end', x: end - inward, y: area.top + 14, anchor: atEnd },
      { key: 'bottom end', x: end - inward, y: area.bottom - 8, anchor: atEnd },
      { key: 'bottom start', x: start + inward, y: area.bottom - 8, anchor: atStart },
      { key: 'top start', x: start + inward, y: area.top + 14, anchor: atStart },
    ],
  };
}

/** The values of an axis with its split; linear amounts begin at zero, places at the first. */
function extent(
  points: readonly ScatterPoint[],
  key: 'x' | 'y',
  axis: ScatterAxis,
): [number, number] {
  const values = points.flatMap((point) => point[key] ?? []);
  if (axis.split !== undefined) values.push(axis.split);
  if (axis.scale !== 'log') values.push(axis.format === 'rank' ? 1 : 0);
  return [Math.min(...values), Math.max(...values)];
}
