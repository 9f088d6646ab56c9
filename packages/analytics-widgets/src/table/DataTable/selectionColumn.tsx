import { VisuallyHidden } from '@litometr/ui';
import { printOnly } from '../../internal/print.css.ts';
import { tickBox } from '../../internal/tickBox.css.ts';
import type { WidgetStrings } from '../../provider/WidgetStrings.ts';
import type { DataColumn } from './column.ts';

/** Which rows are chosen. Their owner keeps it, so that it survives a page of the list. */
export interface TableSelection<Row> {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Names a row's box: 'Choose <title>'. */
  nameOf: (row: Row) => string;
  /** No more than these; the boxes of the others then rest. */
  max?: number;
  /** Rows that cannot be chosen have no box, and the one for all leaves them out. */
  canChoose?: (row: Row) => boolean;
}

/** A box a row, and one for all rows shown. */
export function selectionColumn<Row>(
  { ids, onChange, nameOf, max = Number.POSITIVE_INFINITY, canChoose }: TableSelection<Row>,
  rows: readonly Row[],
  idOf: (row: Row, index: number) => string,
  strings: WidgetStrings['table'],
): DataColumn<Row> {
  const shown = rows.flatMap((row, index) => (canChoose?.(row) === false ? [] : idOf(row, index)));
  const chosen = shown.filter((id) => ids.has(id)).length;
  const set = (some: readonly string[], isOn: boolean) => {
    const next = new Set(ids);
    for (const id of some) {
      if (!isOn) next.delete(id);
      else if (next.size < max) next.add(id);
    }
    onChange(next);
  };
  return {
    id: ' selection',
    header: strings.selection,
    width: '40px',
    card: 'select',
    headerCell: (
      <>
        {/* On paper there are no boxes: the column is named all the same. */}
        <span className={printOnly}>
          <VisuallyHidden>{strings.selection}</VisuallyHidden>
        </span>
        <input
          type="checkbox"
          className={tickBox}
          aria-label={strings.selectAll}
          checked={shown.length > 0 && chosen === shown.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < shown.length;
          }}
          onChange={(event) => set(shown, event.currentTarget.checked)}
        />
      </>
    ),
    cell: (row, index) => {
      if (canChoose?.(row) === false) return null;
      const id = idOf(row, index);
      return (
        <input
          type="checkbox"
          className={tickBox}
          aria-label={strings.select(nameOf(row))}
          checked={ids.has(id)}
          disabled={!ids.has(id) && ids.size >= max}
          onChange={(event) => set([id], event.currentTarget.checked)}
        />
      );
    },
  };
}
