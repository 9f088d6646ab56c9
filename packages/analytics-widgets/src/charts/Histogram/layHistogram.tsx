import * as lines from '../internal/axis.css.ts';
import { mutedColor } from '../internal/colors.ts';
import { textWidth, within } from '../internal/textWidth.ts';
import { apart } from '../marks/apart.ts';
import { fieldArea, fieldHeight } from '../marks/fieldArea.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { MarkLayout } from '../marks/MarkPlot.tsx';
import { numberAxis } from '../marks/numberAxis.ts';
import { PlotAxes } from '../marks/PlotAxes.tsx';
import type { HistogramProps } from './Histogram.tsx';
import { holds, type Spread } from './spreads.ts';

interface Size {
  width: number;
  height: number;
  direction: 'ltr' | 'rtl';
}

interface Laid extends Pick<HistogramProps, 'bins' | 'label' | 'marker'> {
  /** Those that are shown. */
  spreads: readonly Spread[];
  heightLabel: string;
  writeValue: (value: number) => string;
  writeHeight: (height: number) => string;
}

/** Bars over bins, with the outline of another spread over them and a line at what is marked. */
export function layHistogram(size: Size, laid: Laid): MarkLayout {
  const { bins, spreads, label, heightLabel, marker, writeValue, writeHeight } = laid;
  const isMirrored = size.direction === 'rtl';
  const low = bins[0]?.from ?? 0;
  const high = bins.at(-1)?.to ?? 1;
  // A bin lies between two edges: the last one has its number as well.
  const edges = [...bins.map(({ from }) => from), high].map((value) => ({
    value,
    text: writeValue(value),
  }));
  const { top, bottom } = fieldHeight(size.height);
  const most = Math.max(0, ...spreads.flatMap(({ heights }) => heights));
  const toY = numberAxis([0, most], [bottom, top], 'linear', 4);
  const ticks = toY.ticks.map((tick) => ({ at: toY(tick), text: writeHeight(tick) }));
  const area = fieldArea(
    { ...size, isMirrored },
    { side: ticks.map(({ text }) => text), under: edges },
  );
  const along = isMirrored
    ? ([area.right, area.left] as const)
    : ([area.left, area.right] as const);
  const toX = (value: number) =>
    along[0] + ((value - low) / (high - low || 1)) * (along[1] - along[0]);
  const barOf = (index: number, height: number) => {
    const bin = bins[index];
    const [a, b] = [toX(bin?.from ?? low), toX(bin?.to ?? low)];
    const y = toY(height);
    return { x: Math.min(a, b), y, width: Math.abs(b - a), height: area.bottom - y };
  };
  const place = (index: number) =>
    barOf(index, Math.max(...spreads.map(({ heights }) => heights[index] ?? 0)));
  // Beside another spread the bars keep their hue, which its legend tells.
  const isMeant = (index: number) => {
    const bin = bins[index];
    return laid.spreads.length > 1 || marker === undefined || !bin || holds(bin, marker.value);
  };
  const outline = (heights: readonly number[]) =>
    [
      `M${toX(low)} ${area.bottom}`,
      ...bins.map(({ to }, at) => `V${toY(heights[at] ?? 0)}H${toX(to)}`),
      `V${area.bottom}`,
    ].join('');
  const markerX = marker && toX(marker.value);
  return {
    place,
    at: (x) => {
      const index = bins.findIndex((_, at) => {
        const bar = place(at);
        return x >= bar.x && x < bar.x + bar.width;
      });
      return index < 0 ? null : index;
    },
    drawing: (
      <PlotAxes
        area={area}
        isMirrored={isMirrored}
        x={apart(edges.map(({ value, text }) => ({ at: toX(value), text })))}
        y={ticks}
        xTitle={label}
        yTitle={heightLabel}
      >
        {spreads.map(({ id, color, heights }) =>
          id === 'other' ? (
            <path key={id} className={css.own} stroke={color} d={outline(heights)} />
          ) : (
            bins.map((bin, index) => {
              const bar = barOf(index, heights[index] ?? 0);
              return (
                <rect
                  key={bin.from}
                  x={bar.x + 0.5}
                  y={bar.y}
                  width={Math.max(0.5, bar.width - 1)}
                  height={bar.height}
                  {...(isMeant(index)
                    ? { fill: color }
                    : { fill: mutedColor, className: css.faded })}
                />
              );
            })
          ),
        )}
        <line
          className={lines.baseLine}
          x1={area.left}
          x2={area.right}
          y1={area.bottom}
          y2={area.bottom}
        />
        {marker && markerX !== undefined && (
          <>
            <line
              className={css.quadrantLine}
              x1={markerX}
              x2={markerX}
              y1={area.top}
              y2={area.bottom}
            />
            <text
              className={css.rowText}
              x={within(markerX, textWidth(marker.label) / 2, size.width)}
              y={area.top - 4}
              textAnchor="middle"
            >
              {marker.label}
            </text>
          </>
        )}
      </PlotAxes>
    ),
  };
}
