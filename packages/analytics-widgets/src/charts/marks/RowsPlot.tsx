import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, XAxis, type XAxisProps, YAxis } from 'recharts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotSlot } from '../ChartFrame/index.ts';
import type { RechartsProps } from '../internal/chartProps.ts';
import { verticalLines } from '../internal/gridLines.ts';
import { textRoom } from '../internal/plotBox.ts';
import { cutNames } from '../internal/textWidth.ts';
import { axisLook, chartLook, endRoom, gridStroke, tickCountOf } from './axes.tsx';
import * as css from './MarkPlot.css.ts';
import {
  MarkPlot,
  type MarkReadout,
  type MarkScales,
  type PlotSize,
  ReportPlaces,
} from './MarkPlot.tsx';
import { AXIS_HEIGHT_PX } from './plotHeights.ts';

/** A row of the chart's data: `dataKey` functions of the marks receive it. */
export interface RowEntry<Item> {
  row: number;
  item: Item;
}

/** The axis along the rows. */
interface RowsAxis {
  /** Returns the scale with at most so many ticks. */
  scale: (most: number) => Pick<XAxisProps, 'scale' | 'domain' | 'ticks' | 'tickFormatter'>;
  format: (value: number) => string;
  /** One of the widest labels, which determines the number of ticks. */
  widest: string;
  /** True where marks have their values beside them. */
  isHidden?: boolean;
}

export interface RowsPlotProps<Item> extends PlotSlot {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  axis: RowsAxis;
  /** Returns the values between which the mark of a row lies; null: it has none. */
  extent: (item: Item) => readonly [number, number] | null;
  name: (item: Item) => string;
  readout: (item: Item) => MarkReadout;
  onPress?: ((item: Item) => void) | undefined;
  /** The axis is time, which runs from left to right in every language. */
  isTime?: boolean;
  /** Pixels reserved at the end of the axis, for value labels. */
  end?: number;
  /** Props and children that the user of the kind passes to the Recharts chart. */
  chart: RechartsProps;
  /** Recharts components: bars, error bars, scatters, reference lines. */
  children: ReactNode;
}

const MAX_NAME_WIDTH_SHARE = 0.4;
const HIT_RADIUS_PX = 12;
/** Pixels between a name and its row. */
const NAME_GAP_PX = 12;

/** Named rows over one axis of values: a vertical Recharts chart whose categories are the rows. */
export function RowsPlot<Item>(props: RowsPlotProps<Item>) {
  const { items, nameOf, axis, extent, name, readout, onPress, isTime = false, ...rest } = props;
  const { chart, children, end = 0, ...plot } = rest;
  const render = ({ width, height, direction }: PlotSize) => {
    const isMirrored = direction === 'rtl';
    const names = items.map(nameOf);
    const room = Math.min(
      textRoom(names, width) + NAME_GAP_PX,
      Math.round(width * MAX_NAME_WIDTH_SHARE),
    );
    const shown = cutNames(names, room - NAME_GAP_PX);
    const far = Math.max(endRoom(axis.widest), end);
    const places = ({ x, y, area }: MarkScales) => ({
      place: (row: number) => {
        const item = items[row];
        const reach = item === undefined ? null : extent(item);
        const start = isMirrored ? area.x + area.width : area.x;
        const [a = start, b = start] = reach === null ? [] : [x(reach[0]), x(reach[1])];
        return {
          x: Math.min(a, b) - 4,
          y: (y(row, { position: 'middle' }) ?? area.y) - HIT_RADIUS_PX,
          width: Math.abs(b - a) + 8,
          height: 2 * HIT_RADIUS_PX,
        };
      },
      at: (_: number, top: number) => {
        const row = Math.floor(((top - area.y) / area.height) * items.length);
        return row >= 0 && row < items.length ? row : null;
      },
    });
    return (
      <ComposedChart
        {...chartLook}
        margin={{ top: 4, bottom: 0, left: isMirrored ? far : 0, right: isMirrored ? 0 : far }}
        {...chart}
        layout="vertical"
        width={width}
        height={height}
        data={items.map((item, row): RowEntry<Item> => ({ row, item }))}
      >
        {axis.isHidden !== true && <CartesianGrid {...verticalLines} stroke={gridStroke} />}
        <XAxis
          {...axisLook}
          type="number"
          hide={axis.isHidden === true}
          height={AXIS_HEIGHT_PX}
          reversed={isMirrored}
          tickFormatter={axis.format}
          {...axis.scale(tickCountOf(width - room - far, axis.widest))}
        />
        <YAxis
          {...axisLook}
          type="category"
          scale="band"
          dataKey="row"
          allowDuplicatedCategory={false}
          orientation={isMirrored ? 'right' : 'left'}
          width={room}
          interval={0}
          tickSize={0}
          tickMargin={NAME_GAP_PX}
          tick={(tick) => (
            <RowName
              x={Number(tick.x)}
              y={Number(tick.y)}
              isMirrored={isMirrored}
              text={shown[Number(tick.payload.value)] ?? ''}
            />
          )}
        />
        {children}
        {chart.children}
        <ReportPlaces places={places} />
      </ComposedChart>
    );
  };
  const of = <Result,>(row: number, read: (item: Item) => Result): Result | undefined => {
    const item = items[row];
    return item === undefined ? undefined : read(item);
  };
  return (
    <MarkPlot
      {...plot}
      count={items.length}
      fixedDirection={isTime}
      name={(row) => of(row, name) ?? ''}
      readout={(row) => of(row, readout) ?? { title: '', rows: [] }}
      {...(onPress && { onPress: (row) => of(row, onPress) })}
    >
      {render}
    </MarkPlot>
  );
}

interface RowNameProps {
  x: number;
  y: number;
  text: string;
  isMirrored: boolean;
}

function RowName({ x, y, text, isMirrored }: RowNameProps) {
  const { dataText } = useWidgets();
  return (
    <text
      className={css.rowText}
      x={x}
      y={y}
      dy="0.32em"
      textAnchor={isMirrored ? 'start' : 'end'}
      {...dataText.name(text, 'tspan')}
    />
  );
}
