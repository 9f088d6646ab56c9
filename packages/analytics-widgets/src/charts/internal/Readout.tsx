import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';

export interface ReadoutRow {
  id: string;
  label: string;
  text: string;
  color: string;
}

export interface ReadoutProps {
  day: string;
  /** Pixels of the cursor line. */
  x: number;
  box: PlotBox;
  rows: readonly ReadoutRow[];
  active: string | null;
}

const MANY = 5;

/** What the lines say on the day under the cursor. The slider says the same in words. */
export function Readout({ day, x, box, rows, active }: ReadoutProps) {
  const { formats } = useWidgets();
  // Among many lines the chosen one is what is asked for; all of them would hide the chart.
  const shown =
    active !== null && rows.length > MANY ? rows.filter(({ id }) => id === active) : rows;
  // On the side with more room, so that it never leaves the chart.
  const side = x > box.width / 2 ? { right: `${box.width - x + 12}px` } : { left: `${x + 12}px` };
  return (
    <div aria-hidden="true" className={css.readout} style={{ ...side, top: `${box.edges.top}px` }}>
      <span className={css.readoutDay} dir="auto">
        {formats.formatDay(day, 'weekday')}
      </span>
      {shown.map(({ id, label, text, color }) => (
        <span key={id} className={css.readoutRow} data-faded={active !== null && active !== id}>
          <span className={css.swatch} style={{ color }} />
          <span className={css.readoutLabel} dir="auto">
            {label}
          </span>
          <span className={css.readoutValue}>{text}</span>
        </span>
      ))}
    </div>
  );
}
