import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { useToldStamp } from '../../testing/useToldStamp.ts';
import type { DataColumn } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Answer {
  path: string;
  milliseconds: number;
}

const columns: DataColumn<Answer>[] = [
  { id: 'path', header: 'Адрес', rowHeader: true, cell: ({ path }) => path },
  {
    id: 'milliseconds',
    header: 'Мс',
    headerTitle: 'Миллисекунды',
    align: 'end',
    cell: ({ milliseconds }) => milliseconds,
  },
];

function Told(props: Partial<DataTableProps<Answer>>) {
  useToldStamp();
  return (
    <DataTable
      label="Ответы"
      columns={columns}
      rows={[{ path: '/books/', milliseconds: 12 }]}
      getRowId={({ path }) => path}
      state={{ kind: 'ready' }}
      {...props}
    />
  );
}

const header = () => screen.getByRole('columnheader', { name: 'Адрес' });

it('stands in the header that names the rows, which keeps its room', async () => {
  renderWidgets(<Told />);
  expect(header()).toHaveAttribute('data-noted');
  expect(await screen.findByRole('button', { name: /Ответы/u })).toBeVisible();
});

it('has no room where what the page told of its data is not true of the numbers', async () => {
  renderWidgets(
    <>
      <Told isStamped={false} />
      <Told label="Книги" />
    </>,
  );
  // By then the note of the other table is there.
  await screen.findByRole('button', { name: /Книги/u });
  const [own] = screen.getAllByRole('columnheader', { name: 'Адрес' });
  expect(own).not.toHaveAttribute('data-noted');
  expect(screen.queryByRole('button', { name: /Ответы/u })).toBeNull();
});

it('is not there where no column is a number', () => {
  renderWidgets(<Told columns={columns.slice(0, 1)} />);
  expect(header()).not.toHaveAttribute('data-noted');
});
