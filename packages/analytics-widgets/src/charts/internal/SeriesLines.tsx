import { memo, useMemo } from 'react';
import { DefaultZIndexes, Line, ZIndexLayer } from 'recharts';
import type { ColoredSeries } from './assignSeriesColors.ts';
import { type ChartRow, ownRowsOf, rowMarks } from './chartRows.ts';
import { activeColor, FADED_OPACITY, mutedColor } from './colors.ts';
import * as css from './TimeChart.css.ts';
import type { Timeline } from './timeline.ts';
import { usePlotBox } from './usePlotBox.ts';

const curves = { linear: 'linear', bumpX: 'bumpX', step: 'stepAfter' } as const;

const COMPARISON_WIDTH = 1.25;
const GREY_WIDTH = 1.25;

export interface SeriesLinesProps {
  series: readonly ColoredSeries[];
  rows: readonly ChartRow[];
  timeline: Timeline;
  /** The series that is highlighted; the others are faded. */
  active: string | null;
  /**
   * Marks every captured day; otherwise only lone days and ends have marks. Days that are further apart than
   * one as a rule are always marked: a line between them is no reading.
   */
  dots?: boolean;
  curve?: keyof typeof curves;
  /** On a logarithmic axis, which cannot show zero and less. */
  isLog?: boolean;
  width?: number;
  /** Series that lie above the others and are wider. */
  bright?: readonly string[];
}

/** Renders a Recharts `Line` per series, grey ones below coloured ones, the highlighted one on top. */
export function SeriesLines(props: SeriesLinesProps) {
  const { series, rows, timeline, active, curve = 'linear', width = 2, dots = false } = props;
  const { bright = [], isLog = false } = props;
  const level = ({ id, color }: ColoredSeries) => {
    if (id === active) return 3;
    if (bright.includes(id)) return 2;
    return color === mutedColor ? 0 : 1;
  };
  const widthOf = (one: ColoredSeries) => {
    if (one.comparison) return COMPARISON_WIDTH;
    const levelOf = level(one);
    if (levelOf > 1) return width + 1;
    return levelOf === 0 ? Math.min(width, GREY_WIDTH) : width;
  };
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.line}>
      {[...series]
        .sort((a, b) => level(a) - level(b))
        .map((one) => (
          <SeriesLine
            key={one.id}
            one={one}
            rows={rows}
            timeline={timeline}
            curve={curve}
            dots={dots}
            isLog={isLog}
            width={widthOf(one)}
            color={one.color === mutedColor && active === one.id ? activeColor : one.color}
            isShown={active === null || active === one.id || active === one.comparison?.of}
          />
        ))}
    </ZIndexLayer>
  );
}

interface SeriesLineProps extends Pick<SeriesLinesProps, 'rows' | 'timeline'> {
  one: ColoredSeries;
  curve: keyof typeof curves;
  dots: boolean;
  isLog: boolean;
  width: number;
  color: string;
  isShown: boolean;
}

/** One line; memoised, because hovering highlights other lines with each move. */
const SeriesLine = memo(function SeriesLine(props: SeriesLineProps) {
  const { one, rows, timeline, curve, dots, isLog, width, color, isShown } = props;
  const { id, label, comparison } = one;
  const own = useMemo(() => ownRowsOf(one, timeline, { isLog }), [one, timeline, isLog]);
  return (
    <g data-series={id} className={css.seriesGroup} opacity={isShown ? 1 : FADED_OPACITY}>
      <Line
        // Without data of its own, a line takes the rows of the chart.
        {...(own !== null && { data: own.rows })}
        dataKey={id}
        name={label}
        type={curves[curve]}
        stroke={color}
        // Recharts adds a dot of its own to a single row.
        fill={color}
        strokeWidth={width}
        strokeDasharray={comparison ? '4 3' : ''}
        strokeLinecap="round"
        strokeLinejoin="round"
        connectNulls={false}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
        // Its group is in the layer of lines already.
        zIndex={0}
      />
      {!comparison && (
        <LineMarks
          id={id}
          rows={own?.rows ?? rows}
          timeline={timeline}
          color={color}
          every={dots || (own ?? timeline).distance > 1}
        />
      )}
    </g>
  );
});

interface LineMarksProps extends Pick<SeriesLinesProps, 'rows' | 'timeline'> {
  id: string;
  color: string;
  every: boolean;
}

/** Recharts' own `dot` renders for every row, in a layer that does not fade with the line. */
function LineMarks({ id, rows, timeline, color, every }: LineMarksProps) {
  const box = usePlotBox(timeline);
  const marks = useMemo(() => rowMarks(rows, id, every), [rows, id, every]);
  if (box === null) return null;
  return marks.map(({ day, time, value }) => (
    <circle
      key={day}
      className={css.mark}
      cx={box.x(time)}
      cy={box.y(value)}
      r={3.5}
      fill={color}
    />
  ));
}
