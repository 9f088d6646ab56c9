import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './MarkList.css.ts';

/** A value of a chart for assistive technology: where it is drawn, and what it is in words. */
export interface NamedMark {
  id: string;
  /** 'Romance, 7 Aug: 120' */
  name: string;
  /** `YYYY-MM-DD`, where the value is one of a day. */
  day?: string;
  /** Pixels from the drawing's top left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Beyond these, marks are not put into the accessibility tree one by one: a list of thousands helps
 * nobody, and the cursor says each of them.
 */
export const MOST_NAMED = 500;

/** Every mark of a chart by name, where it is drawn, so that a finger on the screen finds it too. */
export function MarkList({ label, marks }: { label: string; marks: readonly NamedMark[] }) {
  const { strings, dataText } = useWidgets();
  if (marks.length === 0 || marks.length > MOST_NAMED) return null;
  return (
    <ul className={css.list} aria-label={strings.chart.values(label)} data-export="skip">
      {marks.map(({ id, name, x, y, width, height }) => (
        <li key={id} className={css.item} style={{ left: x, top: y, width, height }}>
          <span className={css.name}>{dataText.sentence(name)}</span>
        </li>
      ))}
    </ul>
  );
}
