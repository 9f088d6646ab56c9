import { useCallback, useMemo } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { ColorKey } from '../marks/ColorKey.tsx';
import { GridPlot, uprightRoom } from '../marks/GridPlot.tsx';
import { MISSING_PAINT } from '../marks/gridPaths.ts';
import { diverging } from '../marks/scales.ts';

/** Two tags of the same books, with the ratio of their joint frequency to chance. */
export interface TagPair {
  a: string;
  b: string;
  /** 1: as expected by chance. Null: the sample is too small; its cell is hatched. */
  lift: number | null;
  /** Books with both. */
  n: number;
}

export interface TagMatrixProps extends ChartProps {
  tags: readonly { id: string; label: string }[];
  /**
   * Each pair once, in either order; absent pairs never occur together: their cells are empty, and they come
   * last in the table.
   */
  pairs: readonly TagPair[];
  /** 'How much more often together'. */
  valueLabel: string;
  onChoose?: (pair: { a: string; b: string }) => void;
}

const ROW_HEIGHT_PX = 20;
/** Lifts beyond 2^±4 have the full hue: sixteen times as often, or a sixteenth. */
const FULL_HUE_LOG2 = 4;

/**
 * Which tags go together: blue more often than by chance, orange more seldom. Recharts has no matrix;
 * the cells are those of `GridPlot`.
 */
export function TagMatrix({ tags, pairs, valueLabel, onChoose, ...rest }: TagMatrixProps) {
  const names = useMemo(() => tags.map(({ label }) => label), [tags]);
  const { height = tags.length * ROW_HEIGHT_PX + uprightRoom(names), ...frame } = rest;
  const { formats, strings } = useWidgets();
  const byPair = useMemo(
    () =>
      new Map(
        pairs.flatMap((pair) => [
          [`${pair.a} ${pair.b}`, pair] as const,
          [`${pair.b} ${pair.a}`, pair] as const,
        ]),
      ),
    [pairs],
  );
  const pairOf = useCallback(
    (row: number, column: number) => byPair.get(`${tags[row]?.id ?? ''} ${tags[column]?.id ?? ''}`),
    [byPair, tags],
  );
  /** Returns null for a tag with itself and for a sample that is too small. */
  const liftOf = useCallback(
    (row: number, column: number) => {
      const pair = pairOf(row, column);
      if (row === column) return null;
      return pair === undefined ? 0 : pair.lift;
    },
    [pairOf],
  );
  const text = useCallback(
    (lift: number | null, missing: string = signs.missing) =>
      lift === null ? missing : `×${formats.formatNumber(lift, { digits: digitsOf(lift) })}`,
    [formats],
  );
  const title = (row: number, column: number) =>
    `${tags[row]?.label ?? ''} + ${tags[column]?.label ?? ''}`;
  const sample = (row: number, column: number) =>
    strings.chart.reading(strings.chart.sample, formats.formatNumber(pairOf(row, column)?.n ?? 0));
  const paint = useCallback(
    (row: number, column: number) => {
      if (row === column) return null;
      const pair = pairOf(row, column);
      if (pair === undefined) return null;
      if (pair.lift === null) return MISSING_PAINT;
      return diverging(pair.lift <= 0 ? -1 : Math.log2(pair.lift) / FULL_HUE_LOG2);
    },
    [pairOf],
  );
  const cellText = useCallback(
    (row: number, column: number) => text(liftOf(row, column)),
    [text, liftOf],
  );
  const table = (): ChartTable => ({
    columns: [
      { id: 'pair', header: strings.chart.name },
      { id: 'lift', header: valueLabel },
      { id: 'n', header: strings.chart.sample },
    ],
    rows: [...pairs, ...absentPairs(tags, byPair)].map(({ a, b, lift, n }) => {
      const label = (id: string) => tags.find((tag) => tag.id === id)?.label ?? id;
      const name = `${label(a)} + ${label(b)}`;
      return [
        { text: name, value: name },
        { text: text(lift), value: lift },
        { text: formats.formatNumber(n), value: n },
      ];
    }),
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={pairs.every(({ lift }) => lift === null)}
      table={table}
    >
      {(plot) => (
        <>
          <GridPlot
            {...plot}
            label={frame.title}
            rows={names}
            columns={names}
            isUpright
            paint={paint}
            cellText={cellText}
            name={(row, column) => {
              if (row === column) return null;
              const lift = text(liftOf(row, column), strings.value.few);
              const valueText = [lift, sample(row, column)].join(formats.listSeparator);
              return strings.chart.reading(title(row, column), valueText);
            }}
            readout={(row, column) => ({
              title: title(row, column),
              rows: [
                {
                  id: 'lift',
                  label: valueLabel,
                  text: text(liftOf(row, column)),
                  color: paint(row, column) ?? 'transparent',
                },
              ],
              notes: [
                sample(row, column),
                ...(pairOf(row, column)?.lift === null ? [strings.value.few] : []),
              ],
            })}
            {...(onChoose && {
              onPress: (row, column) =>
                onChoose({ a: tags[row]?.id ?? '', b: tags[column]?.id ?? '' }),
            })}
          />
          <ColorKey
            scale="diverging"
            low={text(1 / 2 ** FULL_HUE_LOG2)}
            high={text(2 ** FULL_HUE_LOG2)}
            middle={text(1)}
            missing={pairs.some(({ lift }) => lift === null) ? strings.value.few : null}
          />
        </>
      )}
    </ChartFrame>
  );
}

/** A rare pair never reads ×0, as one that does not occur. */
function digitsOf(lift: number): number {
  if (lift >= 10) return 0;
  return lift > 0 && lift < 0.1 ? 2 : 1;
}

/** Returns the pairs of tags that never occur together, in the order of the tags. */
const absentPairs = (
  tags: TagMatrixProps['tags'],
  known: ReadonlyMap<string, TagPair>,
): readonly TagPair[] =>
  tags.flatMap(({ id: a }, at) =>
    tags
      .slice(at + 1)
      .flatMap(({ id: b }) => (known.has(`${a} ${b}`) ? [] : [{ a, b, lift: 0, n: 0 }])),
  );
