import { useMemo } from 'react';
import { useIsPainted } from '../../internal/useIsPainted.ts';
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

interface MarkListProps {
  label: string;
  /** How many values there are. */
  count: number;
  /** Their names and places, asked for once the drawing stands; a new function for other values. */
  marks: () => readonly NamedMark[];
}

/**
 * Every mark of a chart by name, where it is drawn, so that a finger on the screen finds it too. They
 * come behind the drawing's first paint: no eye sees them, and they are more elements than it has.
 */
export function MarkList({ label, count, marks }: MarkListProps) {
  const isPainted = useIsPainted();
  if (!isPainted || count === 0 || count > MOST_NAMED) return null;
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
