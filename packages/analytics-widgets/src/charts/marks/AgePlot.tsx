import { type ReactNode, useId } from 'react';
import { CartesianGrid, ComposedChart, ReferenceArea, XAxis, YAxis } from 'recharts';
import type { PlotSlot } from '../ChartFrame/index.ts';
import type { RechartsProps } from '../internal/chartProps.ts';
import { HatchPattern } from '../internal/GapHatch.tsx';
import { horizontalLines } from '../internal/gridLines.ts';
import { valueAxis } from '../internal/ticks.ts';
import {
  AxisTitles,
  axisLook,
  baseLine,
  chartLook,
  endRoom,
  gridStroke,
  lineCountOf,
  sideAxis,
  tickCountOf,
} from './axes.tsx';
import {
  MarkPlot,
  type MarkReadout,
  type MarkScales,
  type PlotSize,
  ReportPlaces,
} from './MarkPlot.tsx';

/** A row of the chart's data, one per age: `dataKey` functions of the lines receive it. */
export interface AgeEntry {
  age: number;
}

export interface AgePlotProps extends PlotSlot {
  label: string;
  /** Integers, ascending: days since publication, captured days. */
  ages: readonly number[];
  /** Values that the axis covers, from zero. */
  values: readonly number[];
  /** Ages between which nothing is known: hatched. */
  holes?: readonly (readonly [after: number, before: number])[];
  xTitle: string;
  yTitle: string;
  writeAge: (age: number) => string;
  write: (value: number) => string;
  name: (index: number) => string;
  readout: (index: number) => MarkReadout;
  /** Props and children that the user of the kind passes to the Recharts chart. */
  chart: RechartsProps;
  /** Recharts components: areas, lines, reference dots. */
  children: ReactNode;
}

/** From the first age to the last; a single age is shown beside the origin. */
function spanOf(ages: readonly number[]): [number, number] {
  const [first = 0] = ages;
  const last = ages.at(-1) ?? 1;
  return first === last ? [Math.min(0, last), Math.max(1, last)] : [first, last];
}

const NO_RANGES: readonly (readonly [number, number])[] = [];
/** Pixels over the plot area, under the labels of ages, and of both. */
const TOP_PADDING_PX = 28;
const BOTTOM_PADDING_PX = 14;
const VERTICAL_PADDING_PX = 72;

/**
 * A plot of values over age. The cursor moves along the ages, which run left to right as time does.
 */
export function AgePlot(props: AgePlotProps) {
  const { ages, values, holes = NO_RANGES, xTitle, yTitle, writeAge, write, ...rest } = props;
  const { chart, children, ...plot } = rest;
  const pattern = useId();
  const render = (size: PlotSize) => {
    const { width, height } = size;
    const span = spanOf(ages);
    const widest = writeAge(span[1]);
    const x = valueAxis(span, 'auto', tickCountOf(width - 2 * endRoom(widest), widest));
    const places = ({ x: toX, area }: MarkScales) => ({
      place: (index: number) => ({
        x: (toX(ages[index]) ?? 0) - 1,
        y: area.y,
        width: 2,
        height: area.height,
      }),
      at: (left: number) => {
        const offs = ages.map((age) => Math.abs((toX(age) ?? 0) - left));
        return offs.length === 0 ? null : offs.indexOf(Math.min(...offs));
      },
    });
    return (
      <ComposedChart
        {...chartLook}
        margin={{ top: TOP_PADDING_PX, bottom: BOTTOM_PADDING_PX, left: 0, right: endRoom(widest) }}
        {...chart}
        width={width}
        height={height}
        data={ages.map((age): AgeEntry => ({ age }))}
      >
        <CartesianGrid {...horizontalLines} stroke={gridStroke} />
        <XAxis
          {...axisLook}
          axisLine={baseLine}
          type="number"
          dataKey="age"
          domain={x.domain}
          // Ages are integers: no label between two days.
          ticks={x.ticks.filter(Number.isInteger)}
          tickFormatter={writeAge}
        />
        <YAxis
          {...sideAxis(
            valueAxis(values, 'zero', lineCountOf(height - VERTICAL_PADDING_PX)),
            write,
            size,
          )}
        />
        {holes.length > 0 && <HatchPattern id={pattern} />}
        {holes.map(([after, before]) => (
          <ReferenceArea
            key={after}
            data-gap={before - after - 1}
            x1={after}
            x2={before}
            fill={`url(#${pattern})`}
            fillOpacity={1}
          />
        ))}
        {children}
        {chart.children}
        <AxisTitles x={xTitle} y={yTitle} />
        <ReportPlaces places={places} />
      </ComposedChart>
    );
  };
  return (
    <MarkPlot {...plot} fixedDirection count={ages.length}>
      {render}
    </MarkPlot>
  );
}
