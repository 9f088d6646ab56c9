import type { NamedColumn } from '../DataTable/column.ts';

export interface ColumnChooserProps {
  columns: readonly NamedColumn[];
  /** Ids of hidden columns. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}
