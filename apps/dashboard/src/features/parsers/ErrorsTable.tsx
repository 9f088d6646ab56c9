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
      rowHeader: true,
      card: 'title',
      cell: ({ reason }) => <bdi lang="en">{reason}</bdi>,
      csv: ({ reason }) => reason,
    },
    {
      id: 'place',
      header: t(messages.column),
      width: '12rem',
      card: 'fact',
      cell: ({ file, column }) => (
        <bdi>{[file, column].filter((part) => part !== null).join(' · ')}</bdi>
      ),
      csv: ({ file, column }) => `${file} ${column ?? ''}`.trim(),
    },
    column.number('count', t(messages.cases), ({ count }) => count, {
      width: '6rem',
      card: 'fact',
    }),
    {
      id: 'value',
      header: t(messages.sample),
      width: '12rem',
      cell: ({ value, line }) => (
        <bdi>{[line, value].filter((part) => part !== null).join(': ')}</bdi>
      ),
      csv: ({ value }) => value,
    },
    {
      id: 'last',
      header: t(messages.lastAt),
      width: '11rem',
      card: 'fact',
      cell: (row) => formatInstant(row.last_at),
      csv: (row) => row.last_at,
    },
    {
      id: 'report',
      header: t(messages.report),
      width: '7rem',
      align: 'end',
      card: 'select',
      cell: (row) => (
        <Button size="sm" variant="quiet" onPress={() => onReport(row.import)}>
          {t(messages.report)}
        </Button>
      ),
    },
  ];
  const rows = block.data?.errors ?? [];
  return (
    <ExportedTable
      label={t(messages.errors)}
      isStamped={false}
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
