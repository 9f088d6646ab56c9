import { type Cursor, useChosen } from './cursor.ts';
import { LabelName } from './LabelName.tsx';
import { type PlotBox, spreadLabels } from './plotBox.ts';
import { Swatch } from './Swatch.tsx';
import * as css from './TimeChart.css.ts';

/** The name at the end of a line. */
export interface EndLabel {
  id: string;
  color: string;
  text: string;
  /** Value at the end of the line; null: the line is hidden and its name is above the chart. */
  value: number | null;
  /** Shown before the name: a rank. */
  prefix?: string;
  href?: string;
}

export interface EndLabelsProps {
  box: PlotBox;
  /** Width for the names in pixels. */
  room: number;
  labels: readonly EndLabel[];
  /** Hovering a name highlights its line, and vice versa. */
  cursor: Cursor;
  onToggle?: (id: string) => void;
}

/** Distance between names in pixels: of plain texts, and of touch targets. */
const LABEL_HEIGHT_PX = 15;
const TARGET_HEIGHT_PX = 24;

/** Returns whether a number of names fits into a height as touch targets. */
export const haveRoom = (count: number, height: number): boolean =>
  count * TARGET_HEIGHT_PX <= height;

/** Names beside their lines, moved apart where they would overlap. */
export function EndLabels({ box, room, labels, cursor, onToggle }: EndLabelsProps) {
  const active = useChosen(cursor);
  const { right, top, bottom } = box.edges;
  const places = spreadLabels(
    labels.flatMap(({ id, value }) => (value === null ? [] : [{ id, y: box.y(value) }])),
    onToggle ? TARGET_HEIGHT_PX : LABEL_HEIGHT_PX,
    top,
    box.height - bottom,
  );
  const byId = new Map(labels.map((label) => [label.id, label]));
  return places.flatMap(({ id, y }) => {
    const label = byId.get(id);
    if (label === undefined) return [];
    const { text, color, prefix, href } = label;
    return [
      <span
        key={id}
        className={css.endLabel}
        data-faded={active !== null && active !== id}
        style={{
          left: `${box.width - right + 10}px`,
          top: `${y}px`,
          maxWidth: `${room - 10}px`,
        }}
        onPointerEnter={() => cursor.choose(id)}
        onPointerLeave={() => cursor.choose(null)}
      >
        {prefix === undefined ? (
          <Swatch color={color} />
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
