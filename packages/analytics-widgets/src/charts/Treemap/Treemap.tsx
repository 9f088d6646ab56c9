import { useMemo } from 'react';
import { Treemap as RechartsTreemap } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { splitChartProps, type TreemapChartProps } from '../internal/chartProps.ts';
import { useValueText } from '../internal/useValueText.ts';
import { chartLook } from '../marks/axes.tsx';
import { MarkPlot, type Place, type PlotSize } from '../marks/MarkPlot.tsx';
import { fillOf, Tile } from './Tile.tsx';

export interface TreemapItem {
  id: string;
  label: string;
  /** Its area. Items with null or zero have no tile and appear only in the table. */
  value: number | null;
  /** Relative change: blue above zero, orange below; null: unknown. */
  change?: number | null;
}

export interface TreemapProps extends ChartProps, TreemapChartProps {
  items: readonly TreemapItem[];
  /** Name of the quantity shown as area: «Books». */
  valueLabel: string;
  format?: ValueFormat;
  /** Name of the quantity shown as hue: «In a week»; required when items have a `change`. */
  changeLabel?: string;
  onChoose?: (id: string) => void;
}

const TILE_GAP_PX = 2;

/** Parts of a total as areas, the largest first. For few parts a BarList is easier to read. */
export function Treemap(props: TreemapProps) {
  const { items, valueLabel, format = 'number', changeLabel, onChoose, ...rest } = props;
  const { frame, chart } = splitChartProps(rest);
  const { height = 320 } = frame;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const tiles = useMemo(
    () =>
      items
        .filter(({ value }) => value !== null && value > 0)
        .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)),
    [items],
  );
  // Items without an area come last.
  const listed = [...tiles, ...items.filter((item) => !tiles.includes(item))];
  const total = tiles.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const shareOf = ({ value }: TreemapItem) =>
    value === null ? [] : [formats.formatPercent(value / total, 1)];
  const changeOf = ({ change = null }: TreemapItem, missing: string = signs.missing) =>
    change === null ? missing : formats.formatDelta(change, 'percent');

  const render = ({ width, height: tall, direction }: PlotSize) => {
    const places = new Map<number, Place>();
    return (
      <RechartsTreemap
        {...look}
        aspectRatio={1}
        nodeGap={TILE_GAP_PX}
        isAnimationActive={false}
        {...chart}
        width={width}
        height={tall}
        data={tiles.map(({ id, label, value }, at) => ({ id, name: label, value, at }))}
        content={({ depth, x, y, width: wide, height: high, at }) => {
          const tile = tiles[Number(at)];
          // Recharts renders the root as well.
          if (depth === 0 || tile === undefined) return <g />;
          return (
            <Tile
              index={Number(at)}
              places={places}
              place={{
                x: direction === 'rtl' ? width - x - wide : x,
                y,
                width: Math.max(1, wide),
                height: Math.max(1, high),
              }}
              label={tile.label}
              value={formats.formatValue(tile.value ?? 0, format)}
              fill={fillOf(tile.change)}
              isRtl={direction === 'rtl'}
            />
          );
        }}
      />
    );
  };
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'value', header: valueLabel },
      ...(changeLabel === undefined ? [] : [{ id: 'change', header: changeLabel }]),
    ],
    rows: items.map((item) => [
      { text: item.label, value: item.label },
      { text: text(item.value), value: item.value },
      ...(changeLabel === undefined ? [] : [{ text: changeOf(item), value: item.change ?? null }]),
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={tiles.length === 0} table={table}>
      {(plot) => (
        <MarkPlot
          {...plot}
          label={frame.title}
          count={listed.length}
          name={(index) => {
            const tile = listed[index];
            if (!tile) return '';
            const parts = [
              strings.chart.reading(valueLabel, spoken(tile.value)),
              ...shareOf(tile),
              ...(changeLabel === undefined
                ? []
                : [strings.chart.reading(changeLabel, changeOf(tile, strings.value.missing))]),
            ];
            return strings.chart.reading(tile.label, parts.join(formats.listSeparator));
          }}
          readout={(index) => {
            const tile = listed[index];
            if (!tile) return { title: '', rows: [] };
            const color = fillOf(tile.change);
            return {
              title: tile.label,
              rows: [
                { id: 'value', label: valueLabel, text: text(tile.value), color },
                ...(changeLabel === undefined
                  ? []
                  : [{ id: 'change', label: changeLabel, text: changeOf(tile), color }]),
              ],
              notes: shareOf(tile),
            };
          }}
          {...(onChoose && { onPress: (index) => onChoose(listed[index]?.id ?? '') })}
        >
          {render}
        </MarkPlot>
      )}
    </ChartFrame>
  );
}

const { accessibilityLayer: _, ...look } = chartLook;
