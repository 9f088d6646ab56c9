import { useCallback, useMemo } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { useValueText } from '../internal/useValueText.ts';
import { MarkPlot, type Place } from '../marks/MarkPlot.tsx';
import { layTiles } from './layTiles.ts';
import { fillOf, Tile } from './Tile.tsx';

export interface TreemapItem {
  id: string;
  label: string;
  /** Its area. Null or zero has none: it stands in the table alone. */
  value: number | null;
  /** How it changed, as a share of what it was: blue above zero, orange below; null: not known. */
  change?: number | null;
}

export interface TreemapProps extends ChartProps {
  items: readonly TreemapItem[];
  /** What the areas are: «Books». */
  valueLabel: string;
  format?: ValueFormat;
  /** What the hues are: «In a week»; needed where items have a `change`. */
  changeLabel?: string;
  onChoose?: (id: string) => void;
}

const GAP = 2;

/** Parts of a whole as areas, the largest first; where there are few parts BarList says it better. */
export function Treemap(props: TreemapProps) {
  const { items, valueLabel, format = 'number', changeLabel, onChoose, ...rest } = props;
  const { height = 320, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const tiles = useMemo(
    () =>
      items
        .filter(({ value }) => value !== null && value > 0)
        .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)),
    [items],
  );
  // What has no area is told behind what has one.
  const told = [...tiles, ...items.filter((item) => !tiles.includes(item))];
  const whole = tiles.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const shareOf = ({ value }: TreemapItem) =>
    value === null ? [] : [formats.formatPercent(value / whole, 1)];
  const changeOf = ({ change = null }: TreemapItem, missing: string = signs.missing) =>
    change === null ? missing : formats.formatDelta(change, 'percent');

  const layout = useCallback(
    ({ width, height: tall, direction }: Size) => {
      const laid = layTiles(
        tiles.map(({ value }) => value ?? 0),
        { x: 0, y: 0, width, height: tall },
      ).map((place) => inset(place, direction === 'rtl' ? width : null));
      return {
        place: (index: number) => laid[index] ?? null,
        at: (x: number, y: number) => {
          const found = laid.findIndex((place) => isIn(place, x, y));
          return found < 0 ? null : found;
        },
        drawing: tiles.map((tile, index) => (
          <Tile
            key={tile.id}
            place={laid[index] ?? none}
            label={tile.label}
            value={formats.formatValue(tile.value ?? 0, format)}
            fill={fillOf(tile.change)}
            isRtl={direction === 'rtl'}
          />
        )),
      };
    },
    [tiles, formats, format],
  );
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
          count={told.length}
          layout={layout}
          name={(index) => {
            const tile = told[index];
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
            const tile = told[index];
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
          {...(onChoose && { onPress: (index) => onChoose(tiles[index]?.id ?? '') })}
        />
      )}
    </ChartFrame>
  );
}

interface Size {
  width: number;
  height: number;
  direction: 'ltr' | 'rtl';
}

const none: Place = { x: 0, y: 0, width: 0, height: 0 };

/** A tile without the gap around it, from the other edge where text runs from right to left. */
function inset({ x, y, width, height }: Place, edge: number | null): Place {
  return {
    x: (edge === null ? x : edge - x - width) + GAP / 2,
    y: y + GAP / 2,
    width: Math.max(1, width - GAP),
    height: Math.max(1, height - GAP),
  };
}

const isIn = (place: Place, x: number, y: number) =>
  x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height;
