import { useCallback } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { textWidth } from '../internal/textWidth.ts';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import * as css from '../marks/MarkPlot.css.ts';
import { MarkPlot, type Place } from '../marks/MarkPlot.tsx';
import { nearestPlace } from '../marks/nearestPlace.ts';
import { PlacedNames } from '../marks/PlacedNames.tsx';
import { PlotAxes } from '../marks/PlotAxes.tsx';
import { PathLine } from './PathLine.tsx';
import { type Field, placePoints } from './placePoints.ts';
import type { ScatterAxis, ScatterFact, ScatterPath, ScatterPoint } from './scatter.ts';

export interface ScatterProps extends ChartProps {
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** What the size of a mark stands for. */
  sizeLabel?: string;
  sizeFormat?: ValueFormat;
  /** Names of the quadrants that the splits make: clockwise from the top right. */
  quadrants?: readonly [string, string, string, string];
  /** Names that are written beside their marks: the ids of the few that matter. */
  named?: readonly string[];
  /** A line through those that matter, such as the best of their kind. */
  path?: ScatterPath;
  /** A press on a mark: the owner filters by it. */
  onChoose?: (id: string) => void;
}

/** One mark a thing between two amounts; its size may tell a third. Small samples are hollow. */
export function Scatter(props: ScatterProps) {
  const { points, x, y, quadrants, named = [], path, onChoose, height = 360, ...rest } = props;
  const { sizeLabel, sizeFormat, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const drawn = points.filter((point) => isOn(point.x, x.scale) && isOn(point.y, y.scale));
  // What has no place between the axes is told behind what has one.
  const told = [...drawn, ...points.filter((point) => !drawn.includes(point))];
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
  const layout = useCallback(
    (size: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const field = placePoints(drawn, x, y, size, (axis, value) =>
        formats.formatValue(value, axis.format ?? 'compact'),
      );
      return {
        place: (index: number) => field.places[index] ?? null,
        at: (left: number, top: number) => nearestPlace(field.places, left, top),
        drawing: (
          <PlotAxes {...field.axes} xTitle={x.label} yTitle={y.label} isCrossed>
            {field.splits.map(({ key, ...line }) => (
              <line key={key} className={css.quadrantLine} {...line} />
            ))}
            {quadrants &&
              field.corners.map(({ key, x: left, y: top, anchor }, index) => (
                <text key={key} className={css.axisTitle} x={left} y={top} textAnchor={anchor}>
                  {quadrants[index]}
                </text>
              ))}
            <PathLine
              through={(path?.through ?? []).flatMap(
                (id) => field.places[drawn.findIndex((point) => point.id === id)] ?? [],
              )}
            />
            {field.order.map((index) => {
              const point = drawn[index];
              const place = field.places[index];
              if (!point || !place) return null;
              const color = seriesColor(point.hue ?? 0);
              return (
                <circle
                  key={point.id}
                  cx={place.x + place.width / 2}
                  cy={place.y + place.height / 2}
                  r={place.width / 2}
                  fill={color}
                  fillOpacity={point.isTentative === true ? 0 : 0.55}
                  stroke={color}
                  strokeWidth={1.5}
                />
              );
            })}
            <PlacedNames
              wanted={named.flatMap((id) => {
                const index = drawn.findIndex((point) => point.id === id);
                return index < 0 ? [] : [{ index, label: drawn[index]?.label ?? '' }];
              })}
              places={field.places}
              field={{ ...field.axes.area, texts: quadrants ? cornerTexts(field, quadrants) : [] }}
            />
          </PlotAxes>
        ),
      };
    },
    [drawn, x, y, quadrants, named, path, formats],
  );
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
    <ChartFrame {...frame} height={height} isEmpty={drawn.length === 0} table={table}>
      {(plot) => (
        <>
          {path && path.through.length > 1 && (
            <MarkLegend bands={[{ kind: 'path', text: path.label }]} />
          )}
          <MarkPlot
            {...plot}
            label={frame.title}
            count={told.length}
            layout={layout}
            name={(index) => {
              const point = told[index];
              if (!point) return '';
              const words = rows(point, strings.value.missing).map((row) =>
                strings.chart.reading(row.label, row.text),
              );
              return strings.chart.reading(point.label, formats.formatList(words));
            }}
            readout={(index) => {
              const point = told[index];
              if (!point) return { title: '', rows: [] };
              const color = seriesColor(point.hue ?? 0);
              return {
                title: point.label,
                rows: rows(point, signs.missing).map((row) => ({ ...row, color })),
              };
            }}
            {...(onChoose && { onPress: (index) => onChoose(told[index]?.id ?? '') })}
          />
        </>
      )}
    </ChartFrame>
  );
}

/** Where the names of the quadrants stand, which no other name crosses. */
const cornerTexts = ({ corners }: Field, names: readonly string[]): Place[] =>
  corners.map(({ x, y, anchor }, at) => {
    const width = textWidth(names[at] ?? '');
    return { x: anchor === 'end' ? x - width : x, y: y - 12, width, height: 16 };
  });

/** Whether a value has a place on a scale. */
const isOn = (value: number | null, scale: 'linear' | 'log' = 'linear'): boolean =>
  value !== null && (scale === 'linear' || value > 0);
