import { type DataColumn, useFormats } from '@litometr/analytics-widgets';
import type { ErrorGroup } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { detailMessages as messages } from './detail.messages.ts';

export interface ErrorsTableProps {
  block: Block<{ errors: readonly ErrorGroup[] }>;
  onReport: (id: string) => void;
}

/** Faults of refused imports, alike ones together. */
export function ErrorsTable({ block, onReport }: ErrorsTableProps) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const { formatInstant } = useFormats();
  const columns: DataColumn<ErrorGroup>[] = [
    {
      id: 'reason',
      header: t(messages.reason),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => <bdi lang="en">{row.original.reason}</bdi>,
      accessorFn: ({ reason }) => reason,
    },
    {
      id: 'place',
      header: t(messages.column),
      size: 192,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <bdi>
          {[row.original.file, row.original.column].filter((part) => part !== null).join(' · ')}
        </bdi>
      ),
      accessorFn: ({ file, column }) => `${file} ${column ?? ''}`.trim(),
    },
    column.number('count', t(messages.cases), ({ count }) => count, {
      size: 96,
      meta: { card: 'fact' },
    }),
    {
      id: 'value',
      header: t(messages.sample),
      size: 192,
      cell: ({ row }) => (
        <bdi>
          {[row.original.line, row.original.value].filter((part) => part !== null).join(': ')}
        </bdi>
      ),
      accessorFn: ({ value }) => value,
    },
    {
      id: 'last',
      header: t(messages.lastAt),
      size: 176,
      meta: { card: 'fact' },
      cell: ({ row }) => formatInstant(row.original.last_at),
      accessorFn: (row) => row.last_at,
    },
    {
      id: 'report',
      header: t(messages.report),
      size: 112,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) => (
        <Button size="sm" variant="quiet" onPress={() => onReport(row.original.import)}>
          {t(messages.report)}
        </Button>
      ),
    },
  ];
  const rows = block.data?.errors ?? [];
  return (
    <ExportedTable
      label={t(messages.errors)}
      hasProvenance={false}
      columns={columns}
      rows={rows}
      getRowId={({ file, column, reason }) => `${file} ${column ?? ''} ${reason}`}
      state={block.state}
      empty={t(messages.noErrors)}
      skeletonRows={3}
      headingLevel={3}
    />
  );
}
