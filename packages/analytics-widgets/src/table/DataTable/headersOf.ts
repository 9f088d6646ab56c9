import {
  constructTable,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import type { DataColumn, TableSort } from './column.ts';

/** A header, and how the rows stand by it. */
export interface Header<Row> {
  column: DataColumn<Row>;
  /** The direction in which the rows stand by it; null by another. */
  direction: TableSort['direction'] | null;
  /** Asks the owner; absent where the column cannot be sorted. */
  onSort?: () => void;
}

export interface HeadersOptions<Row> {
  /** Those that are shown. */
  columns: readonly DataColumn<Row>[];
  sort: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
}

const nobody = (): never => {
  throw new Error('The model of a table is made anew for other state: nothing can follow it.');
};

/**
 * What the model keeps its state in. All of it is its owner's, and a table is drawn anew for
 * another: the library's stores, with what tells React of them, would be made and never heard.
 */
const unfollowed: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createWritableAtom: (initial) => {
    let value = initial;
    return {
      get: () => value,
      set: (next: typeof initial | ((now: typeof initial) => typeof initial)) => {
        value = functionalUpdate(next, value);
      },
      subscribe: nobody,
    };
  },
  createReadonlyAtom: (read) => ({ get: read, subscribe: nobody }),
  addSubscription: nobody,
  untrack: (read) => read(),
  batch: (write) => write(),
  schedule: (then) => queueMicrotask(then),
};

const features = tableFeatures({ rowSortingFeature, coreReactivityFeature: unfollowed });

/**
 * Rows go by TanStack: it would make an object of each of ten thousand to filter, group or sort
 * them, and all that is their owner's. The table asks it for columns.
 */
const noRows: [] = [];

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** What a press on a header asks for: TanStack's model knows the order that follows the present one. */
function askFor<Row>(id: string, { columns, sort, onSortChange }: HeadersOptions<Row>): void {
  const sorting: SortingState = sort
    ? [{ id: sort.column, desc: sort.direction === 'descending' }]
    : [];
  const table = constructTable({
    features,
    columns: columns.map((column) => ({
      id: column.id,
      header: column.header,
      accessorFn: () => null,
      enableSorting: column.sort !== undefined,
      sortDescFirst: column.sort === 'descending',
    })),
    data: noRows,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const asked = functionalUpdate(updater, sorting)[0];
      if (asked) {
        onSortChange?.({ column: asked.id, direction: directions[asked.desc ? 'desc' : 'asc'] });
      }
    },
  });
  table.getColumn(id)?.toggleSorting();
}

/**
 * The headers of a table. The order is its owner's and stands there already; the model, which was a
 * tenth of a first paint's script, is made for a press.
 */
export function headersOf<Row>(options: HeadersOptions<Row>): Header<Row>[] {
  const { columns, sort, onSortChange } = options;
  return columns.map((column) => ({
    column,
    direction: sort?.column === column.id ? sort.direction : null,
    ...(column.sort !== undefined && onSortChange && { onSort: () => askFor(column.id, options) }),
  }));
}
