import type { SeriesInk } from './colors.ts';
import { type Cursor, useChosen } from './cursor.ts';
import { LabelName } from './LabelName.tsx';
import { type PlotBox, spreadLabels } from './plotBox.ts';
import { Swatch } from './Swatch.tsx';
import * as css from './TimeChart.css.ts';

/** The name of a line where it ends. */
export interface EndLabel extends SeriesInk {
  id: string;
  text: string;
  /** Value that it stands beside; null: its line is hidden and the name stands above the chart. */
  value: number | null;
  /** Before the name: a place. */
  prefix?: string;
  href?: string;
}

export interface EndLabelsProps {
  box: PlotBox;
  labels: readonly EndLabel[];
  /** A name that is pointed at brings its line out, and the other way round. */
  cursor: Cursor;
  onToggle?: (id: string) => void;
}

/** Pixels from name to name: of a text, and of what a finger presses. */
const LINE = 15;
const TARGET = 24;

/** Whether names that are pressed have their room in a height. */
export const haveRoom = (count: number, height: number): boolean => count * TARGET <= height;

/** Names beside the lines they belong to, moved apart where they would cover each other. */
export function EndLabels({ box, labels, cursor, onToggle }: EndLabelsProps) {
  const active = useChosen(cursor);
  const { right, top, bottom } = box.edges;
  const places = spreadLabels(
    labels.flatMap(({ id, value }) => (value === null ? [] : [{ id, y: box.y(value) }])),
    onToggle ? TARGET : LINE,
    top,
    box.height - bottom,
  );
  const byId = new Map(labels.map((label) => [label.id, label]));
  return places.flatMap(({ id, y }) => {
    const label = byId.get(id);
    if (label === undefined) return [];
    const { text, color, dash, prefix, href } = label;
    return [
      <span
        key={id}
        className={css.endLabel}
        data-faded={active !== null && active !== id}
        style={{
          left: `${box.width - right + 10}px`,
          top: `${y}px`,
          maxWidth: `${right - 10}px`,
        }}
        onPointerEnter={() => cursor.choose(id)}
        onPointerLeave={() => cursor.choose(null)}
      >
        {prefix === undefined ? (
          <Swatch color={color} dash={dash} />
        ) : (
          <span className={css.prefix}>{prefix}</span>
        )}
        <LabelName
          text={text}
          href={href}
          quiet
          color={color}
          {...(onToggle && { onToggle: () => onToggle(id) })}
        />
      </span>,
    ];
  });
}
