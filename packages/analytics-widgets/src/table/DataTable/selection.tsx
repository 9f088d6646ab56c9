import { VisuallyHidden } from '@litometr/ui';
import type { Row, RowData, Table } from '@tanstack/react-table';
import { createContext, use } from 'react';
import { printOnly } from '../../internal/print.css.ts';
import { tickBox } from '../../internal/tickBox.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { createColumns, type DataTableFeatures } from './column.ts';

/** Selected rows. The owner has the ids, so that they survive a page of the list. */
export interface TableSelection<Row> {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Names the checkbox of a row: 'Choose <title>'. */
  nameOf: (row: Row) => string;
  /** Maximum number of selected rows; the other checkboxes are then disabled. */
  max?: number;
  /** Rows that cannot be chosen have no checkbox, and the one for all rows leaves them out. */
  canChoose?: (row: Row) => boolean;
}

/**
 * Selection of the table around a checkbox. The column is the same for all tables, so that rows are
 * not rendered again when the selection changes.
 */
export const SelectionContext = createContext<TableSelection<never> | undefined>(undefined);

/** A checkbox in each row, and one for all rows. */
export const selectionColumn = createColumns<RowData>().display({
  id: ' selection',
  header: ({ table }) => <SelectAllBox table={table} />,
  size: 40,
  enableResizing: false,
  meta: { card: 'select' },
  cell: ({ row }) => <SelectRowBox row={row} />,
});

function SelectAllBox({ table }: { table: Table<DataTableFeatures, RowData> }) {
  const { strings } = useWidgets();
  use(SelectionContext);
  const rows = table.getRowModel().rows.filter((row) => row.getCanSelect());
  const count = rows.filter((row) => row.getIsSelected()).length;
  return (
    <>
      {/* Paper has no checkboxes: the column is named there. */}
      <span className={printOnly}>
        <VisuallyHidden>{strings.table.selection}</VisuallyHidden>
      </span>
      <input
        type="checkbox"
        className={tickBox}
        aria-label={strings.table.selectAll}
        checked={rows.length > 0 && count === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
      />
    </>
  );
}

function SelectRowBox({ row }: { row: Row<DataTableFeatures, RowData> }) {
  const { strings } = useWidgets();
  const selection = use(SelectionContext);
  if (!selection || !row.getCanSelect()) return null;
  const { ids, max = Number.POSITIVE_INFINITY } = selection;
  const isSelected = ids.has(row.id);
  return (
    <input
      type="checkbox"
      className={tickBox}
      aria-label={strings.table.select(selection.nameOf(row.original as never))}
      checked={isSelected}
      disabled={!isSelected && ids.size >= max}
      onChange={(event) => row.toggleSelected(event.currentTarget.checked)}
    />
  );
}
