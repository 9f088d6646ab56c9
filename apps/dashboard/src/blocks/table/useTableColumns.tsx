import { ColumnChooser, type DataColumn } from '@litometr/analytics-widgets';
import type { ReactNode } from 'react';

export interface ChosenColumns<Row = never> {
  columns: readonly DataColumn<Row>[];
  /** Ids of what is shown where the address says nothing; absent: of all columns. */
  usual?: readonly string[];
  /** What the address says. */
  search: { cols?: readonly string[] | undefined };
  onSearch: (change: { cols: string[] | undefined }, options: { replace: true }) => void;
}

/** The columns that a reader has put away, and the control for it. The address names the shown ones. */
export function useTableColumns<Row>(chosen: ChosenColumns<Row>): {
  hidden: string[];
  chooser: ReactNode;
} {
  const { columns, search, onSearch } = chosen;
  const optional = columns.filter(({ rowHeader }) => rowHeader !== true).map(({ id }) => id);
  const usual = chosen.usual ?? optional;
  const shown = search.cols ?? usual;
  const hidden = optional.filter((id) => !shown.includes(id));
  const choose = (away: readonly string[]) => {
    const next = optional.filter((id) => !away.includes(id));
    const isUsual = next.length === usual.length && next.every((id) => usual.includes(id));
    const cols = isUsual || next.length === 0 ? undefined : next;
    // Columns are a look: back leads past them.
    onSearch({ cols }, { replace: true });
  };
  return {
    hidden,
    chooser: <ColumnChooser columns={columns} hidden={hidden} onChange={choose} />,
  };
}
