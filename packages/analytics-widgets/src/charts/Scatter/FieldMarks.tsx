import {
  type PlotArea,
  type ScaleFunction,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  ZIndexLayer,
} from 'recharts';
import { textWidth } from '../internal/textWidth.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { Place } from '../marks/MarkPlot.tsx';
import { PlacedNames } from '../marks/PlacedNames.tsx';
import type { ScatterPoint } from './scatter.ts';

/** Returns the square around the mark of a point. */
export function placeOf(
  { x, y }: ScatterPoint,
  radius: number,
  toX: ScaleFunction,
  toY: ScaleFunction,
): Place {
  const [left = 0, top = 0] = [toX(x), toY(y)];
  return { x: left - radius, y: top - radius, width: 2 * radius, height: 2 * radius };
}

export type Quadrants = readonly [string, string, string, string];

/** Returns the names of the quadrants at the corners of the plot area, clockwise from the top right. */
function cornersOf(area: PlotArea, names: Quadrants, isMirrored: boolean) {
  const inward = isMirrored ? -6 : 6;
  const [left, right] = [area.x, area.x + area.width];
  const start = (isMirrored ? right : left) + inward;
  const end = (isMirrored ? left : right) - inward;
  const [top, bottom] = [area.y + 14, area.y + area.height - 8];
  const [atStart, atEnd] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const);
  return [
    { text: names[0], x: end, y: top, anchor: atEnd },
    { text: names[1], x: end, y: bottom, anchor: atEnd },
    { text: names[2], x: start, y: bottom, anchor: atStart },
    { text: names[3], x: start, y: top, anchor: atStart },
  ];
}

export interface FieldMarksProps {
  points: readonly ScatterPoint[];
  radiusOf: (point: ScatterPoint) => number;
  /** The ids of the points whose names are written beside them, the more important first. */
  named: readonly string[];
  /** The points that a search has found: only they are named; null: no search. */
  found: ReadonlySet<ScatterPoint> | null;
  /** The ids of the points that the dashed line connects. */
  through: readonly string[];
  quadrants: Quadrants | undefined;
  isMirrored: boolean;
}

/** The line through points, the names of quadrants and of points, by the scales of the chart around. */
export function FieldMarks(props: FieldMarksProps) {
  const { points, radiusOf, named, found, through, quadrants, isMirrored } = props;
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const area = usePlotArea();
  if (!toX || !toY || !area) return null;
  const indexes = new Map(points.map(({ id }, index) => [id, index]));
  const indexesOf = (ids: readonly string[]) => ids.flatMap((id) => indexes.get(id) ?? []);
  const places = points.map((point) => placeOf(point, radiusOf(point), toX, toY));
  const isFound = (point: ScatterPoint | undefined) =>
    point !== undefined && found?.has(point) === true;
  const labelled = found === null ? indexesOf(named) : indexesOf([...found].map(({ id }) => id));
  const corners = quadrants ? cornersOf(area, quadrants, isMirrored) : [];
  const line = indexesOf(through).map((index) => {
    const { x = 0, y = 0, width = 0 } = places[index] ?? {};
    return `${x + width / 2},${y + width / 2}`;
  });
  return (
    <>
      {line.length > 1 && <polyline className={css.path} data-path="" points={line.join(' ')} />}
      {corners.map(({ text, x, y, anchor }) => (
        <text key={`${x} ${y}`} className={css.axisTitle} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <ZIndexLayer zIndex={ABOVE_POINTS_Z_INDEX}>
        <PlacedNames
          wanted={labelled.map((index) => ({ index, label: points[index]?.label ?? '' }))}
          places={places}
          {...(found !== null && { isFaded: (index) => !isFound(points[index]) })}
          field={{
            left: area.x,
            right: area.x + area.width,
            top: area.y,
            bottom: area.y + area.height,
            texts: corners.map(({ text, x, y, anchor }) => {
              const width = textWidth(text);
              return { x: anchor === 'end' ? x - width : x, y: y - 12, width, height: 16 };
            }),
          }}
        />
      </ZIndexLayer>
    </>
  );
}

/** Recharts renders scatters at 600. */
const ABOVE_POINTS_Z_INDEX = 700;
