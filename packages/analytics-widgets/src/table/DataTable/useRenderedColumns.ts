import type { RowData } from '@tanstack/react-table';
import { type RefObject, useMemo } from 'react';
import { toRem } from './column.ts';
import {
  independentRowVars,
  MAX_INDEPENDENT_COLUMNS,
  withWidthClasses,
} from './independentRows.ts';
import {
  type ColumnFit,
  emptyColumn,
  fitColumns,
  isFlexible,
  type RenderedColumn,
  renderColumns,
} from './renderedColumns.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import type { DataTableInstance } from './useDataTable.ts';

/** Minimum heights of rows in CSS pixels; rendered rows are measured. */
export const rowHeights = { comfortable: 41, dense: 33 } as const;
/** Usual heights of rows about books: a cover where rows are comfortable, else the row's button. */
const bookRowHeights = { comfortable: 65, dense: 37 } as const;

interface RenderedColumnsOptions {
  scroller: RefObject<HTMLElement | null>;
  hasCards: boolean;
  fitsColumns: boolean;
  /** false: without columns that narrow tables leave out; a message spans those of every width. */
  hasOptional: boolean;
  /** Whether rows are many, but not windowed. */
  isIndependent: boolean;
  density: keyof typeof rowHeights;
}

/** Returns the columns to render, and what follows from their widths. */
export function useRenderedColumns<Row extends RowData>(
  table: DataTableInstance<Row>,
  options: RenderedColumnsOptions,
) {
  const { scroller, hasCards, fitsColumns, hasOptional, density } = options;
  const visible = table.getVisibleLeafColumns();
  const { columnSizing, sorting } = table.state;
  const sortedBy = sorting[0]?.id;
  const { isWindowed, pinned, before, columns, after } = useColumnWindow(table, scroller);
  const { fit, minWidth } = useMemo(() => {
    const { least, hiddenBelow } = fitColumns(visible, columnSizing, sortedBy);
    const fitted: ColumnFit = fitsColumns
      ? { least, hiddenBelow }
      : { least: Math.max(least, ...hiddenBelow.values()), hiddenBelow: new Map() };
    return {
      fit: fitted,
      // Flexible columns have no width where the others take all of it.
      minWidth: visible.some(isFlexible) ? toRem(fitted.least) : undefined,
    };
  }, [visible, fitsColumns, columnSizing, sortedBy]);
  const isIndependent =
    options.isIndependent && !isWindowed && visible.length <= MAX_INDEPENDENT_COLUMNS;
  const rendered = useMemo((): RenderedColumn<Row>[] => {
    const indexes = isWindowed ? new Map(visible.map(({ id }, index) => [id, index])) : null;
    const render = (some: typeof visible) =>
      renderColumns(hasOptional ? some : some.filter(({ id }) => !fit.hiddenBelow.has(id)), {
        hasCards,
        fit,
        indexes,
        sortedBy,
      });
    if (isIndependent) return withWidthClasses(render(visible));
    if (!isWindowed) return render(visible);
    return [
      ...render([...pinned]),
      ...emptyColumn<Row>('before', before),
      ...render([...columns]),
      ...emptyColumn<Row>('after', after),
    ];
  }, [
    visible,
    hasOptional,
    hasCards,
    fit,
    isIndependent,
    isWindowed,
    pinned,
    before,
    columns,
    after,
    sortedBy,
  ]);
  const rowVars = useMemo(() => {
    if (!isIndependent) return null;
    const hasBooks = rendered.some(({ meta }) => meta.skeleton === 'book');
    return independentRowVars(rendered, (hasBooks ? bookRowHeights : rowHeights)[density]);
  }, [isIndependent, rendered, density]);
  return {
    rendered,
    rowVars,
    least: fit.least,
    minWidth,
    hasNumbers: visible.some(({ columnDef }) => columnDef.meta?.align === 'end'),
    columnCount: isWindowed ? visible.length : undefined,
  };
}
