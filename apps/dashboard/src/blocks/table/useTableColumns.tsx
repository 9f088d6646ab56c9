import { ColumnChooser, columnIdOf, type DataColumn } from '@litometr/analytics-widgets';
import type { ReactNode } from 'react';

export interface ChosenColumns<Row extends object = never> {
  columns: readonly DataColumn<Row>[];
  /** Ids of the columns shown where the URL has none; absent: all columns. */
  usual?: readonly string[];
  /** The state from the URL. */
  search: { cols?: readonly string[] | undefined };
  onSearch: (change: { cols: string[] | undefined }, options: { replace: true }) => void;
}

/** The columns that a reader has put away, and the control for it. The address names the shown ones. */
export function useTableColumns<Row extends object>(
  chosen: ChosenColumns<Row>,
): {
  hidden: string[];
  chooser: ReactNode;
} {
  const { columns, search, onSearch } = chosen;
  const optional = columns.filter(({ meta }) => meta?.rowHeader !== true).map(columnIdOf);
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
