import type { DataColumn } from '@litometr/analytics-widgets';
import { type ReactNode, use } from 'react';
import { type Watchable, WatchContext } from './WatchContext.ts';
import * as css from './WatchStar.css.ts';
import { WatchStar } from './WatchStar.tsx';

function StarredCell({ children, ...thing }: Watchable & { children: ReactNode }) {
  if (use(WatchContext) === null) return children;
  return (
    <span className={css.starred}>
      <span className={css.label}>{children}</span>
      <WatchStar {...thing} />
    </span>
  );
}

/** The column with a star in each row, which follows the thing that the row is about. */
export function starred<Row extends object>(
  column: DataColumn<Row>,
  of: (row: Row) => Watchable,
): DataColumn<Row> {
  const { cell } = column;
  return {
    ...column,
    cell: (context) => (
      <StarredCell {...of(context.row.original)}>
        {typeof cell === 'function' ? cell(context) : cell}
      </StarredCell>
    ),
  };
}
