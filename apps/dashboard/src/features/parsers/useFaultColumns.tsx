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
      width: '8rem',
      rowHeader: true,
      card: 'title',
      cell: ({ file }) => <bdi>{file}</bdi>,
      csv: ({ file }) => file,
    },
    {
      id: 'line',
      header: t(detailMessages.line),
      width: '6rem',
      align: 'end',
      card: 'fact',
      cell: ({ line }) => line ?? t(messages.wholeFile),
      csv: ({ line }) => line,
    },
    {
      id: 'column',
      header: t(detailMessages.column),
      width: '8rem',
      card: 'fact',
      cell: ({ column }) => <bdi>{column}</bdi>,
      csv: ({ column }) => column,
    },
    {
      id: 'value',
      header: t(detailMessages.value),
      width: '10rem',
      card: 'fact',
      cell: ({ value }) => <bdi>{value}</bdi>,
      csv: ({ value }) => value,
    },
    {
      id: 'reason',
      header: t(detailMessages.reason),
      cell: ({ reason }) => <bdi lang="en">{reason}</bdi>,
      csv: ({ reason }) => reason,
    },
  ];
}
