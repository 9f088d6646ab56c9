import {
  CartesianGrid,
  Scatter as RechartsScatter,
  ReferenceLine,
  ScatterChart,
  type ScatterShapeProps,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { FADED_OPACITY, seriesColor } from '../internal/colors.ts';
import {
  AxisTitles,
  axisLook,
  chartLook,
  endRoom,
  gridStroke,
  lineCountOf,
  sideAxis,
  tickCountOf,
} from '../marks/axes.tsx';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import * as css from '../marks/MarkPlot.css.ts';
import { MarkPlot, type MarkScales, type PlotSize, ReportPlaces } from '../marks/MarkPlot.tsx';
import { nearestPlace } from '../marks/nearestPlace.ts';
import { usePointSearch } from '../marks/PointSearch.tsx';
import { DENSE_POINTS, DensePoints } from './DensePoints.tsx';
import { FieldMarks, placeOf, type Quadrants } from './FieldMarks.tsx';
import { digitsOf, isFraction, isOn, MAX_RADIUS_PX, radiusScale, scaleOf } from './scaleOf.ts';
import type { ScatterAxis, ScatterFact, ScatterPath, ScatterPoint } from './scatter.ts';

export interface ScatterProps extends ChartProps, RechartsProps {
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** Name of the quantity that the mark size encodes. */
  sizeLabel?: string;
  sizeFormat?: ValueFormat;
  /** Names of the quadrants, clockwise from the top right. */
  quadrants?: Quadrants;
  /** Ids of the few points whose names are shown beside their marks. */
  named?: readonly string[];
  /** A line through some points, such as the best of their kind. */
  path?: ScatterPath;
  /** Called on a press on a mark: the owner filters by it. */
  onChoose?: (id: string) => void;
}

/** Plots points by two amounts; the mark size can encode a third. Small samples are hollow. */
export function Scatter(props: ScatterProps) {
  const { points, x, y, quadrants, named = [], path, onChoose, ...own } = props;
  const { sizeLabel, sizeFormat, ...rest } = own;
  const { frame, chart } = splitChartProps(rest);
  const { height = 360 } = frame;
  const { formats, strings } = useWidgets();
  const placed = points.filter((point) => isOn(point.x, x.scale) && isOn(point.y, y.scale));
  const { found, field } = usePointSearch(placed);
  const opacityOf = (isFound: boolean) => (isFound ? {} : { opacity: FADED_OPACITY });
  // Points without a position come last.
  const listed = [...placed, ...points.filter((point) => !placed.includes(point))];
  const write = (value: number | null | undefined, format: ScatterFact['format'] = 'number') => {
    if (value === null || value === undefined) return null;
    return format === 'change'
      ? formats.formatDelta(value, 'percent')
      : formats.formatValue(value, format);
  };
  const columns = [
    { id: 'x', label: x.label, format: x.format, read: (point: ScatterPoint) => point.x },
    { id: 'y', label: y.label, format: y.format, read: (point: ScatterPoint) => point.y },
    ...(sizeLabel === undefined
      ? []
      : [
          {
            id: 'size',
            label: sizeLabel,
            format: sizeFormat,
            read: (point: ScatterPoint) => point.size ?? null,
          },
        ]),
    ...(points[0]?.facts ?? []).map(({ id, label, format }) => ({
      id,
      label,
      format,
      read: (point: ScatterPoint) => point.facts?.find((fact) => fact.id === id)?.value ?? null,
    })),
  ];
  const onPath = (point: ScatterPoint) =>
    path === undefined ? [] : [path.words[path.through.includes(point.id) ? 'on' : 'off']];
  const rows = (point: ScatterPoint, missing: string) => [
    ...columns.map(({ id, label, format, read }) => ({
      id,
      label,
      text: write(read(point), format) ?? missing,
    })),
    ...onPath(point).map((text) => ({ id: 'path', label: path?.label ?? '', text })),
  ];
  const hasSizes = placed.some(({ size }) => size !== undefined);
  const radiusOf = radiusScale(placed);
  const bySize = placed.toSorted((a, b) => radiusOf(b) - radiusOf(a));
  const isDense = placed.length > DENSE_POINTS;
  const writeTick = (axis: ScatterAxis) => (value: number) =>
    axis.format === undefined && isFraction(value)
      ? formats.formatNumber(value, { digits: digitsOf(value) })
      : formats.formatValue(value, axis.format ?? 'compact');
  const render = (size: PlotSize) => {
    const { width, height: tall, direction } = size;
    const isMirrored = direction === 'rtl';
    const xValues = placed.flatMap((point) => point.x ?? []);
    const widest = writeTick(x)(Math.max(...xValues));
    const side = endRoom(widest);
    const places = ({ x: toX, y: toY }: MarkScales) => {
      const all = placed.map((point) => placeOf(point, radiusOf(point), toX, toY));
      return {
        place: (index: number) => all[index] ?? null,
        at: (left: number, top: number) => nearestPlace(all, left, top),
      };
    };
    const yScale = scaleOf(
      y,
      placed.flatMap((point) => point.y ?? []),
      lineCountOf(tall - VERTICAL_PADDING_PX),
    );
    return (
      <ScatterChart
        {...chartLook}
        margin={{
          top: TOP_PADDING_PX,
          bottom: BOTTOM_PADDING_PX,
          left: isMirrored ? side : 0,
          right: isMirrored ? 0 : side,
        }}
        {...chart}
        width={width}
        height={tall}
      >
        <CartesianGrid stroke={gridStroke} />
        <XAxis
          {...axisLook}
          type="number"
          dataKey="x"
          reversed={isMirrored}
          tickFormatter={writeTick(x)}
          {...scaleOf(x, xValues, tickCountOf(width - 2 * side, widest))}
        />
        <YAxis
          type="number"
          dataKey="y"
          scale={yScale.scale}
          // Rank 1 is on top.
          reversed={y.format === 'rank'}
          // No mark overlaps the name of the axis.
          padding={{ top: hasSizes ? MAX_RADIUS_PX : 0 }}
          {...sideAxis(yScale, writeTick(y), size)}
        />
        {x.split !== undefined && <ReferenceLine x={x.split} className={css.quadrantLine} />}
        {y.split !== undefined && <ReferenceLine y={y.split} className={css.quadrantLine} />}
        {isDense && (
          <g {...opacityOf(found === null)}>
            <DensePoints points={bySize} radiusOf={radiusOf} />
          </g>
        )}
        <RechartsScatter
          // Small marks are above large ones. Without a point Recharts has no scales.
          data={isDense ? [...(found ?? []), ...bySize.slice(0, 1)] : bySize}
          isAnimationActive={false}
          shape={({ cx, cy, payload }: ScatterShapeProps) => {
            const point = payload as ScatterPoint;
            const color = seriesColor(point.hue ?? 0);
            return (
              <circle
                cx={cx}
                cy={cy}
                r={radiusOf(point)}
                fill={color}
                fillOpacity={point.isTentative === true ? 0 : 0.55}
                stroke={color}
                strokeWidth={1.5}
                {...opacityOf(found?.has(point) ?? true)}
              />
            );
          }}
        />
        <FieldMarks
          points={placed}
          radiusOf={radiusOf}
          named={named}
          found={found}
          through={path?.through ?? []}
          quadrants={quadrants}
          isMirrored={isMirrored}
        />
        {chart.children}
        <AxisTitles x={x.label} y={y.label} isMirrored={isMirrored} />
        <ReportPlaces places={places} />
      </ScatterChart>
    );
  };
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      ...columns.map(({ id, label }) => ({ id, header: label })),
      ...(path === undefined ? [] : [{ id: 'path', header: path.label }]),
    ],
    rows: points.map((point) => [
      { text: point.label, value: point.label },
      ...columns.map(({ format, read }) => {
        const value = read(point);
        return { text: write(value, format) ?? signs.missing, value };
      }),
      ...onPath(point).map((text) => ({ text, value: text })),
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={placed.length === 0} table={table}>
      {(plot) => (
        <>
          {path && path.through.length > 1 && (
            <MarkLegend bands={[{ kind: 'path', text: path.label }]} />
          )}
          {placed.length > Math.min(named.length, MAX_NAMES) && field}
          <MarkPlot
            {...plot}
            label={frame.title}
            count={listed.length}
            name={(index) => {
              const point = listed[index];
              if (!point) return '';
              const words = rows(point, strings.value.missing).map((row) =>
                strings.chart.reading(row.label, row.text),
              );
              return strings.chart.reading(point.label, formats.formatList(words));
            }}
            readout={(index) => {
              const point = listed[index];
              if (!point) return { title: '', rows: [] };
              const color = seriesColor(point.hue ?? 0);
              return {
                title: point.label,
                rows: rows(point, signs.missing).map((row) => ({ ...row, color })),
              };
            }}
            {...(onChoose && { onPress: (index) => onChoose(listed[index]?.id ?? '') })}
          >
            {render}
          </MarkPlot>
        </>
      )}
    </ChartFrame>
  );
}

/**
 * With more points, names are missing in most fields. A fixed number, so that the search has its
 * room before the names are placed.
 */
const MAX_NAMES = 12;
/** Pixels over the plot area, under the labels of its axis, and of both. */
const TOP_PADDING_PX = 28;
const BOTTOM_PADDING_PX = 14;
const VERTICAL_PADDING_PX = 72;
