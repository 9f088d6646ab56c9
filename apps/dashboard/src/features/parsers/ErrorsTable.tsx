import { type DataColumn, NumberCell, useFormats } from '@litometr/analytics-widgets';
import type { ErrorGroup } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { detailMessages as messages } from './detail.messages.ts';

export interface ErrorsTableProps {
  block: Block<{ errors: readonly ErrorGroup[] }>;
  onReport: (id: string) => void;
}

/** Faults of refused imports, alike ones together. */
export function ErrorsTable({ block, onReport }: ErrorsTableProps) {
  const { formatMessage: t } = useIntl();
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
    {
      id: 'count',
      header: t(messages.cases),
      align: 'end',
      width: '6rem',
      card: 'fact',
      cell: ({ count }) => <NumberCell value={count} />,
      csv: ({ count }) => count,
    },
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
      columns={columns}
      rows={rows}
      getRowId={({ file, column, reason }) => `${file} ${column ?? ''} ${reason}`}
      state={
        block.state.kind === 'ready' && rows.length === 0
          ? { kind: 'empty', title: t(messages.noErrors) }
          : block.state
      }
      skeletonRows={3}
      headingLevel={3}
    />
  );
}
