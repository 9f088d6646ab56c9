import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DataColumn } from './column.ts';
import { fitColumns, renderColumns } from './renderedColumns.ts';
import { useDataTable } from './useDataTable.ts';

function tableOf(columns: DataColumn<object>[]) {
  const { result } = renderHook(() => useDataTable({ columns, rows: [], getRowId: () => '' }));
  return result.current;
}

const column = (id: string, size?: number, meta: DataColumn<object>['meta'] = {}) =>
  ({ id, header: id, meta, ...(size !== undefined && { size }) }) satisfies DataColumn<object>;

describe('fitColumns', () => {
  it('leaves out the columns with the highest priority number first', () => {
    const table = tableOf([
      column('book', undefined, { rowHeader: true }),
      column('spark', 100, { priority: 2 }),
      column('genres', 160, { priority: 1 }),
      column('views', 80),
    ]);
    const { least, hiddenBelow } = fitColumns(table.getVisibleLeafColumns());
    expect(least).toBe(300);
    expect([...hiddenBelow]).toEqual([
      ['genres', 460],
      ['spark', 560],
    ]);
  });

  it('never leaves out the column that sorts the rows', () => {
    const table = tableOf([
      column('book', undefined, { rowHeader: true }),
      column('spark', 100, { priority: 2 }),
      column('price', 80, { priority: 1 }),
    ]);
    const visible = table.getVisibleLeafColumns();
    const { least, hiddenBelow } = fitColumns(visible, {}, 'spark');
    expect(least).toBe(320);
    expect([...hiddenBelow]).toEqual([['price', 400]]);
  });
});

describe('renderColumns', () => {
  const render = (columns: DataColumn<object>[]) => {
    const visible = tableOf(columns).getVisibleLeafColumns();
    return renderColumns(visible, {
      hasCards: true,
      fit: fitColumns(visible),
      indexes: null,
      sortedBy: undefined,
    });
  };

  it('gives columns a width that grows with the text, and flexible ones none', () => {
    const widths = render([column('rank', 72), column('book')]).map(({ width }) => width);
    expect(widths).toEqual(['4.5rem', undefined]);
  });

  it('pins the columns up to the row header and sticky ones behind it', () => {
    const insets = render([
      column('rank', 72),
      column('book', 280, { rowHeader: true }),
      column('total', 96, { sticky: true }),
      column('day', 64),
      column('share', 64, { sticky: true }),
    ]).map(({ style }) => Object.values({ ...style })[0] as unknown);
    expect(insets).toEqual(['0rem', '4.5rem', '22rem', undefined, undefined]);
  });

  it('lets a row header with a minimum width shrink on narrow screens', () => {
    const name = { ...column('name', 224, { rowHeader: true }), minSize: 120 };
    expect(render([name])[0]?.width).toBe('clamp(7.5rem, 30vw, 14rem)');
  });
});
