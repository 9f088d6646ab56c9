import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotBox } from './plotBox.ts';
import * as css from './Readout.css.ts';
import { Swatch } from './Swatch.tsx';

export interface ReadoutRow {
  color: string;
  id: string;
  label: string;
  text: string;
}

export interface ReadoutProps {
  /** The day or range under the cursor, or the name of a mark. */
  title: string;
  /** Horizontal position of the cursor in pixels. */
  x: number;
  /** Pixels from the top; absent: at the top of the plot. */
  y?: number;
  /** Pixels from the bottom, instead. */
  bottom?: number;
  box: Pick<PlotBox, 'width' | 'edges'>;
  rows: readonly ReadoutRow[];
  /** Events on that day. */
  notes?: readonly string[];
  active: string | null;
}

const MANY_LINES = 5;

/** Shows the values of the lines on the day under the cursor. The slider announces the same. */
export function Readout({ title, x, y, bottom, box, rows, notes = [], active }: ReadoutProps) {
  const { dataText } = useWidgets();
  // With many lines only the active one is shown; all of them would hide the chart.
  const shown =
    active !== null && rows.length > MANY_LINES ? rows.filter(({ id }) => id === active) : rows;
  // On the side with more room, so that it never leaves the chart.
  const side = x > box.width / 2 ? { right: `${box.width - x + 12}px` } : { left: `${x + 12}px` };
  const edge = bottom === undefined ? { top: y ?? box.edges.top } : { bottom };
  return (
    <div aria-hidden="true" className={css.root} style={{ ...side, ...edge }} data-export="skip">
      <span className={css.day} dir="auto" {...dataText.name(title)} />
      {shown.map(({ id, label, text, color }) => (
        <span key={id} className={css.row} data-faded={active !== null && active !== id}>
          <Swatch color={color} />
          <span className={css.label} dir="auto" {...dataText.name(label)} />
          <span className={css.value}>{text}</span>
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className={css.note} dir="auto" {...dataText.name(note)} />
      ))}
    </div>
  );
}
