import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as lines from '../internal/axis.css.ts';
import { GapHatch } from '../internal/GapHatch.tsx';
import { plotBox, spreadLabels, textRoom, valueRoom } from '../internal/plotBox.ts';
import { Swatch } from '../internal/Swatch.tsx';
import * as css from '../internal/TimeChart.css.ts';
import type { TimeChartProps } from '../internal/TimeChart.tsx';

/** The drawing is stretched from here to its place; its lines keep their width. */
const WIDTH = 1000;
/** As in the living chart: the plot's own edges, and the room of names beside it. */
const TOP = 8;
const BOTTOM = 24;
const FREE = 16;
const MOST_RIGHT = 280;
const LABEL_LINE = 15;
/** How much of the width names take where there is little of it. */
const SHARE = '30%';

/** A chart over days, still: texts stand beside the stretched drawing, so that they keep their form. */
export function TimeSketch(props: TimeChartProps) {
  const { label, timeline, axis, height, labels = [], grid = true, under, children } = props;
  const { formats } = useWidgets();
  const edges = { left: 0, right: 0, top: TOP, bottom: BOTTOM };
  const box = plotBox(WIDTH, height, edges, timeline, axis);
  const left = valueRoom(axis, WIDTH);
  const room = textRoom(
    labels.map(({ text, prefix = '' }) => `${prefix} ${text}`),
    MOST_RIGHT,
  );
  const right = labels.length > 0 ? `calc(min(${room}px, ${SHARE}) + 24px)` : `${FREE}px`;
  const [first] = timeline.days;
  const last = timeline.days.at(-1);
  const names = new Map(labels.map((one) => [one.id, one]));
  const places = spreadLabels(
    labels.flatMap(({ id, value }) => (value === null ? [] : [{ id, y: box.y(value) }])),
    LABEL_LINE,
    TOP,
    height - BOTTOM,
  );
  return (
    <div
      className={css.root}
      style={{ height }}
      data-sketch=""
      role="img"
      aria-label={[label, props.announce(timeline.days.length - 1, null)].join('. ')}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        style={{
          position: 'absolute',
          insetBlock: 0,
          left,
          inlineSize: `calc(100% - ${left}px - ${right})`,
          blockSize: height,
          overflow: 'visible',
        }}
      >
        {grid &&
          axis.ticks.map((tick) => (
            <path key={tick} className={lines.gridLine} d={`M0 ${box.y(tick)}H${WIDTH}`} />
          ))}
        <GapHatch box={box} timeline={timeline} />
        {under?.(box)}
        {children(box, null)}
      </svg>
      {axis.ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          className={css.sketchText}
          style={{ top: box.y(tick), right: `calc(100% - ${left - 10}px)` }}
        >
          {axis.format(tick)}
        </span>
      ))}
      {first !== undefined && last !== undefined && (
        <>
          <span
            aria-hidden="true"
            className={css.sketchText}
            style={{ top: height - BOTTOM / 2, left }}
          >
            {formats.formatDayTick(first, null)}
          </span>
          {last !== first && (
            <span
              aria-hidden="true"
              className={css.sketchText}
              style={{ top: height - BOTTOM / 2, right }}
            >
              {formats.formatDayTick(last, first)}
            </span>
          )}
        </>
      )}
      {places.map(({ id, y }) => {
        const one = names.get(id);
        return (
          one && (
            <span
              key={id}
              aria-hidden="true"
              className={css.endLabel}
              style={{
                top: y,
                left: `calc(100% - ${right} + 10px)`,
                maxInlineSize: `calc(${right} - 10px)`,
              }}
            >
              {one.prefix === undefined ? (
                <Swatch {...one} />
              ) : (
                <span className={css.prefix}>{one.prefix}</span>
              )}
              <span className={css.endText}>{one.text}</span>
            </span>
          )
        );
      })}
    </div>
  );
}
