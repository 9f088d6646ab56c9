import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { StoryProvenance } from '../../testing/StoryProvenance.tsx';
import type { DataColumn } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Answer {
  path: string;
  milliseconds: number;
}

const columns: DataColumn<Answer>[] = [
  {
    id: 'path',
    header: 'Адрес',
    meta: { rowHeader: true },
    cell: ({ row }) => row.original.path,
  },
  {
    id: 'milliseconds',
    header: 'Мс',
    meta: { title: 'Миллисекунды', align: 'end' },
    cell: ({ row }) => row.original.milliseconds,
  },
];

function AnswersTable(props: Partial<DataTableProps<Answer>>) {
  return (
    <StoryProvenance>
      <DataTable
        label="Ответы"
        columns={columns}
        rows={[{ path: '/books/', milliseconds: 12 }]}
        getRowId={({ path }) => path}
        state={{ kind: 'ready' }}
        {...props}
      />
    </StoryProvenance>
  );
}

const header = () => screen.getByRole('columnheader', { name: 'Адрес' });

it('is in the row header’s column, which reserves its space', async () => {
  renderWidgets(<AnswersTable />);
  expect(header()).toHaveAttribute('data-noted');
  expect(await screen.findByRole('button', { name: /Ответы/u })).toBeVisible();
});

it('reserves no space where the page’s provenance does not apply to the numbers', async () => {
  renderWidgets(
    <>
      <AnswersTable hasProvenance={false} />
      <AnswersTable label="Книги" />
    </>,
  );
  // By then the note of the other table is there.
  await screen.findByRole('button', { name: /Книги/u });
  const [own] = screen.getAllByRole('columnheader', { name: 'Адрес' });
  expect(own).not.toHaveAttribute('data-noted');
  expect(screen.queryByRole('button', { name: /Ответы/u })).toBeNull();
});

it('is absent where no column is a number', () => {
  renderWidgets(<AnswersTable columns={columns.slice(0, 1)} />);
  expect(header()).not.toHaveAttribute('data-noted');
});
