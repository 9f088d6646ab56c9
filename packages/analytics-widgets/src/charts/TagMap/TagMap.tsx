import { extent } from 'd3-array';
import { scaleSqrt } from 'd3-scale';
import { useCallback, useMemo } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import * as lines from '../internal/axis.css.ts';
import { FADED_OPACITY, mutedColor, seriesColor } from '../internal/colors.ts';
import { LaidPlot } from '../marks/MarkPlot.tsx';
import { nearestPlace } from '../marks/nearestPlace.ts';
import { PlacedNames } from '../marks/PlacedNames.tsx';
import { usePointSearch } from '../marks/PointSearch.tsx';
import { layTags } from './layTags.ts';

export interface MapTag {
  id: string;
  label: string;
  /** Books with the tag: the size of its circle. */
  books: number;
  /** Relative change: above zero the tag grows, below it shrinks; null: unknown. Encoded as hue. */
  momentum: number | null;
}

export interface TagTie {
  a: string;
  b: string;
  /**
   * How much more often the tags occur together than by chance, 0 or more; encoded as thickness.
   */
  weight: number;
}

export interface TagMapProps extends ChartProps {
  /** Larger tags first: their names have priority. */
  tags: readonly MapTag[];
  ties: readonly TagTie[];
  /** `ties`: the name of the tie weight. */
  labels: { books: string; momentum: string; ties: string };
  onChoose?: (id: string) => void;
}

const MIN_RADIUS_PX = 5;
const MAX_RADIUS_PX = 26;
const EDGE_PADDING_PX = 34;
/** Circles are not drawn further apart than this many times their layout. */
const MAX_FIT = 1.6;
/** How much more the map is stretched along the longer side of its frame, where its names have room. */
const MAX_STRETCH = 1.5;
/** Ties listed in the readout of a tag; its accessible name and the table have all of them. */
const MAX_LISTED_TIES = 3;

/**
 * Tags of the same books lie together. Recharts has no network: d3-force lays the tags out, and they
 * have no axes.
 */
export function TagMap({ tags, ties, labels, onChoose, height = 420, ...frame }: TagMapProps) {
  const { formats, strings } = useWidgets();
  const map = useMemo(() => mapOf(tags, ties), [tags, ties]);
  const { found, field } = usePointSearch(tags);
  const momentum = ({ momentum: value }: MapTag, missing: string) =>
    value === null ? missing : formats.formatDelta(value);
  const rows = (tag: MapTag, missing: string = signs.missing) => [
    { id: 'books', label: labels.books, text: formats.formatNumber(tag.books), color: hue(tag) },
    { id: 'momentum', label: labels.momentum, text: momentum(tag, missing), color: hue(tag) },
  ];
  /** Returns the ties of a tag as texts, the strongest first: 'magic ×2.1'. */
  const tied = (index: number, most?: number) =>
    map
      .neighbours(index)
      .slice(0, most)
      .map(({ tag, weight }) => `${tags[tag]?.label ?? ''} ${formats.formatNumber(weight)}`);
  const layout = useCallback(
    ({ width, height: tall }: { width: number; height: number }) => {
      const [left = 0, right = 1] = extent(map.laid, ({ x }) => x);
      const [top = 0, bottom = 1] = extent(map.laid, ({ y }) => y);
      // A frame may be narrower than its own edges while the page is laid out.
      const inside = (size: number) => Math.max(0, size - 2 * EDGE_PADDING_PX);
      const across = inside(width) / Math.max(1, right - left);
      const down = inside(tall) / Math.max(1, bottom - top);
      const fit = Math.min(across, down, MAX_FIT);
      const most = fit * MAX_STRETCH;
      const places = map.laid.map(({ x, y, r }) => {
        const cx = width / 2 + (x - (left + right) / 2) * Math.min(across, most);
        const cy = tall / 2 + (y - (top + bottom) / 2) * Math.min(down, most);
        const radius = r * Math.min(1, fit);
        return { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
      });
      const middle = (index: number) => {
        const place = places[index] ?? { x: 0, y: 0, width: 0, height: 0 };
        return [place.x + place.width / 2, place.y + place.height / 2] as const;
      };
      const isShown = (tag: MapTag | undefined) =>
        found === null || (tag !== undefined && found.has(tag));
      return {
        place: (index: number) => places[index] ?? { x: 0, y: 0, width: 0, height: 0 },
        at: (x: number, y: number) => nearestPlace(places, x, y),
        drawing: (
          <>
            {map.ties.map(({ a, b, weight }) => {
              const [x1, y1] = middle(a);
              const [x2, y2] = middle(b);
              return (
                <line
                  key={`${a} ${b}`}
                  className={lines.gridLine}
                  x1={x1}
                  y1={y1}
                  x2={x2}
                  y2={y2}
                  style={{ strokeWidth: 0.75 + weight * 3 }}
                  {...(found !== null && { opacity: FADED_OPACITY })}
                />
              );
            })}
            {tags.map((tag, index) => {
              const [cx, cy] = middle(index);
              return (
                <circle
                  key={tag.id}
                  cx={cx}
                  cy={cy}
                  r={(places[index]?.width ?? 0) / 2}
                  fill={hue(tag)}
                  fillOpacity={0.6}
                  stroke={hue(tag)}
                  {...(!isShown(tag) && { opacity: FADED_OPACITY })}
                />
              );
            })}
            <PlacedNames
              wanted={tags.flatMap((tag, index) =>
                isShown(tag) ? [{ index, label: tag.label }] : [],
              )}
              places={places}
              isFaded={(index) => !isShown(tags[index])}
              field={{ left: 0, right: width, top: 0, bottom: tall }}
            />
          </>
        ),
      };
    },
    [map, tags, found],
  );
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'books', header: labels.books },
      { id: 'momentum', header: labels.momentum },
      { id: 'ties', header: labels.ties },
    ],
    rows: tags.map((tag, index) => {
      const ties = tied(index).join('; ');
      return [
        { text: tag.label, value: tag.label },
        { text: formats.formatNumber(tag.books), value: tag.books },
        { text: momentum(tag, signs.missing), value: tag.momentum },
        { text: ties, value: ties === '' ? null : ties },
      ];
    }),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={tags.length === 0} table={table}>
      {(plot) => (
        <>
          {field}
          <LaidPlot
            {...plot}
            fixedDirection
            label={frame.title}
            count={tags.length}
            layout={layout}
            name={(index) => {
              const tag = tags[index];
              if (!tag) return '';
              const words = rows(tag, strings.value.missing).map((row) =>
                strings.chart.reading(row.label, row.text),
              );
              const near = tied(index);
              if (near.length > 0) {
                words.push(strings.chart.reading(labels.ties, near.join(formats.listSeparator)));
              }
              return strings.chart.reading(tag.label, words.join('. '));
            }}
            readout={(index) => {
              const tag = tags[index];
              if (!tag) return { title: '', rows: [] };
              const near = tied(index, MAX_LISTED_TIES);
              return {
                title: tag.label,
                rows: rows(tag),
                ...(near.length > 0 && { notes: [near.join(formats.listSeparator)] }),
              };
            }}
            {...(onChoose && { onPress: (index) => onChoose(tags[index]?.id ?? '') })}
          />
        </>
      )}
    </ChartFrame>
  );
}

const hue = ({ momentum }: MapTag): string =>
  momentum === null || momentum === 0 ? mutedColor : seriesColor(momentum < 0 ? 1 : 0);

function mapOf(tags: readonly MapTag[], ties: readonly TagTie[]) {
  const index = new Map(tags.map(({ id }, at) => [id, at]));
  const heaviest = Math.max(0, ...ties.map(({ weight }) => weight)) || 1;
  const known = ties.flatMap(({ a, b, weight }) => {
    const [from, to] = [index.get(a), index.get(b)];
    return from === undefined || to === undefined
      ? []
      : [{ a: from, b: to, weight: weight / heaviest }];
  });
  const near: { tag: number; weight: number }[][] = tags.map(() => []);
  for (const { a, b, weight } of known) {
    near[a]?.push({ tag: b, weight: weight * heaviest });
    near[b]?.push({ tag: a, weight: weight * heaviest });
  }
  for (const some of near) some.sort((first, second) => second.weight - first.weight);
  const radius = scaleSqrt()
    .domain([0, Math.max(1, ...tags.map(({ books }) => books))])
    .range([MIN_RADIUS_PX, MAX_RADIUS_PX]);
  return {
    ties: known,
    laid: layTags(
      tags.map(({ books }) => radius(books)),
      known,
    ),
    /** Returns the ties of a tag, the strongest first. */
    neighbours: (tag: number) => near[tag] ?? [],
  };
}
