import { useMemo } from 'react';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './MarkList.css.ts';

/** A value of a chart for assistive technology: its position and its text. */
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
 * Charts with more marks have no list in the accessibility tree: a list of thousands is no use to
 * readers, and the cursor announces each value.
 */
export const MAX_LISTED_MARKS = 500;

interface MarkListProps {
  label: string;
  /** How many values there are. */
  count: number;
  /**
   * Returns names and positions; called once the plot is laid out. Pass a new function for new
   * values.
   */
  marks: () => readonly NamedMark[];
}

/**
 * Lists every mark by name at its position on the plot, so that touch exploration finds it too.
 * Renders after the first paint of the plot, because the list is invisible and has more elements
 * than the plot.
 */
export function MarkList({ label, count, marks }: MarkListProps) {
  const isPainted = useIsPainted();
  if (!isPainted || count === 0 || count > MAX_LISTED_MARKS) return null;
  return <NamedMarks label={label} marks={marks} />;
}

function NamedMarks({ label, marks }: Pick<MarkListProps, 'label' | 'marks'>) {
  const { strings, dataText } = useWidgets();
  const named = useMemo(() => marks(), [marks]);
  if (named.length === 0) return null;
  return (
    <ul className={css.list} aria-label={strings.chart.values(label)} data-export="skip">
      {named.map(({ id, name, x, y, width, height }) => (
        <li key={id} className={css.item} style={{ left: x, top: y, width, height }}>
          {dataText.sentence(name)}
        </li>
      ))}
    </ul>
  );
}
