import type { DataColumn } from '@litometr/analytics-widgets';
import type { ImportFault } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { detailMessages } from './detail.messages.ts';
import { importsMessages as messages } from './imports.messages.ts';

/** Where in the files of a snapshot something was wrong, and what. */
export function useFaultColumns(): DataColumn<ImportFault>[] {
  const { formatMessage: t } = useIntl();
  return [
    {
      id: 'file',
      header: t(detailMessages.file),
      size: 128,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => <bdi>{row.original.file}</bdi>,
      accessorFn: ({ file }) => file,
    },
    {
      id: 'line',
      header: t(detailMessages.line),
      size: 96,
      meta: { align: 'end', card: 'fact' },
      cell: ({ row }) => row.original.line ?? t(messages.wholeFile),
      accessorFn: ({ line }) => line,
    },
    {
      id: 'column',
      header: t(detailMessages.column),
      size: 128,
      meta: { card: 'fact' },
      cell: ({ row }) => <bdi>{row.original.column}</bdi>,
      accessorFn: ({ column }) => column,
    },
    {
      id: 'value',
      header: t(detailMessages.value),
      size: 160,
      meta: { card: 'fact' },
      cell: ({ row }) => <bdi>{row.original.value}</bdi>,
      accessorFn: ({ value }) => value,
    },
    {
      id: 'reason',
      header: t(detailMessages.reason),
      cell: ({ row }) => <bdi lang="en">{row.original.reason}</bdi>,
      accessorFn: ({ reason }) => reason,
    },
  ];
}
