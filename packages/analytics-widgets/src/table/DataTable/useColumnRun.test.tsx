import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import type { DataColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

vi.mock('../../internal/windows/ColumnWatch.tsx', () => {
  throw new Error('The file is not there.');
});

const columns: DataColumn<{ name: string }>[] = [
  { id: 'name', header: 'Жанр', width: '10rem', rowHeader: true, cell: ({ name }) => name },
  ...Array.from({ length: 130 }, (_, at) => ({
    id: `day${at}`,
    header: String(at + 1),
    width: '4rem',
    cell: () => at,
  })),
];

it('draws all columns where the library of windows does not come', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWidgets(
    <DataTable
      label="Жанры по дням"
      columns={columns}
      rows={[{ name: 'ЛитРПГ' }]}
      getRowId={({ name }) => name}
      state={{ kind: 'ready' }}
    />,
  );
  expect(screen.getAllByRole('columnheader').length).toBeLessThan(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-colcount', '131');
  const last = await screen.findByRole('columnheader', { name: '130' });
  expect(last).toHaveAttribute('aria-colindex', '131');
  expect(screen.getAllByRole('columnheader')).toHaveLength(131);
  expect(told).toHaveBeenCalled();
});
