import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useIsPrinting } from '../../internal/printing.ts';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import type { ColumnSpan, ColumnWatchProps } from '../../internal/windows/ColumnWatch.tsx';
import { type DataColumn, leastWidth } from './column.ts';
import { drawnOf, indexesOf, runOf } from './columnRun.ts';

/** Fetched behind the first columns; where it does not come, all are drawn. */
const ColumnWatch = lazy(() =>
  import('../../internal/windows/ColumnWatch.tsx').catch((error: unknown) => {
    console.error(error);
    return { default: AllInView };
  }),
);

/** What a table begins with before its box is measured: more than a wide screen shows. */
const BEGINNING: ColumnSpan = { first: 0, last: 47 };

/**
 * The columns to draw: of a long run of equal ones only those in view, since the cells of three
 * years by day are more than a page can hold. Paper does not scroll and has them all.
 */
export function useColumnRun<Row>(
  shown: readonly DataColumn<Row>[],
  scroller: RefObject<HTMLElement | null>,
): {
  columns: readonly DataColumn<Row>[];
  /** The place of each among all; undefined where all are drawn. */
  indexes: ReadonlyMap<string, number> | undefined;
  watch: ReactNode;
  /** The narrowest table in which every column has its room, drawn or not: a CSS length. */
  least: string;
} {
  const [span, setSpan] = useState(BEGINNING);
  const isPrinting = useIsPrinting();
  const run = useMemo(() => (isPrinting ? null : runOf(shown)), [shown, isPrinting]);
  const columns = useMemo(() => (run === null ? shown : drawnOf(run, span)), [shown, run, span]);
  const indexes = useMemo(() => (run === null ? undefined : indexesOf(run)), [run]);
  const least = useMemo(
    () => leastWidth(run === null ? shown : drawnOf(run, { first: 0, last: -1 })),
    [shown, run],
  );
  const watch = run !== null && (
    <WatchWhenPainted
      count={run.columns.length}
      before={run.before.length}
      scroller={scroller}
      onChange={setSpan}
    />
  );
  return { columns, indexes, watch, least };
}

/** Of its own, so that tables without a run are not drawn a second time for it. */
function WatchWhenPainted(props: ColumnWatchProps) {
  const isPainted = useIsPainted();
  return (
    isPainted && (
      <Suspense>
        <ColumnWatch {...props} />
      </Suspense>
    )
  );
}

function AllInView({ count, onChange }: ColumnWatchProps) {
  useLayoutEffect(() => onChange({ first: 0, last: count - 1 }), [count, onChange]);
  return null;
}
