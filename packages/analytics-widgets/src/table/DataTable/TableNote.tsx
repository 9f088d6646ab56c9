import type { RowData } from '@tanstack/react-table';
import { useProvenance } from '../../provider/DataProvenance.tsx';
import { MethodNote } from '../../tiles/MethodNote/MethodNote.tsx';
import { headerTextOf } from './renderedColumns.ts';
import * as css from './TableNote.css.ts';
import type { DataTableInstance } from './useDataTable.ts';

interface TableNoteProps<Row extends RowData> {
  /** Name of the table. */
  label: string;
  table: DataTableInstance<Row>;
}

/**
 * Renders where the numbers of a table come from, and the long forms of its headers, behind one
 * small button in the header that names the rows. Only inside a `DataProvenance`.
 */
export function TableNote<Row extends RowData>({ label, table }: TableNoteProps<Row>) {
  if (useProvenance() === null) return null;
  return (
    <span className={css.place}>
      <MethodNote label={label}>
        <ColumnMeanings table={table} />
      </MethodNote>
    </span>
  );
}

/** A separate component, so that only an open note computes it. */
function ColumnMeanings<Row extends RowData>({ table }: Pick<TableNoteProps<Row>, 'table'>) {
  const entries = table.getVisibleLeafColumns().flatMap((column) => {
    const { align, about, title } = column.columnDef.meta ?? {};
    const meaning = about === undefined ? title : about;
    return align !== 'end' || meaning == null ? [] : [{ column, meaning }];
  });
  if (entries.length === 0) return null;
  return (
    <dl className={css.columns}>
      {entries.map(({ column, meaning }) => (
        <div key={column.id}>
          <dt className={css.name}>{headerTextOf(column)}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
