import {
  BookCell,
  type DataColumn,
  DataTable,
  NumberCell,
  useFormats,
} from '@litometr/analytics-widgets';
import type { LeftItem } from '@litometr/api-contract';
import { Heading, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { bookCellProps } from '../../domain/useDomain.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface LeftTableProps {
  rows: readonly LeftItem[];
  /** The compared day, on which they still stood on the list. */
  day: string;
}

/** The books that stood on the list on the compared day and do not now. */
export function LeftTable({ rows, day }: LeftTableProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const columns: DataColumn<LeftItem>[] = [
    {
      id: 'last',
      header: t(columnMessages.lastPosition),
      align: 'end',
      width: '5.5rem',
      card: 'lead',
      cell: (row) => <NumberCell value={row.last_position} format="rank" />,
    },
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      cell: (row) => <BookCell {...bookCellProps(row.book)} />,
    },
    {
      id: 'days',
      header: t(columnMessages.daysOn),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: (row) => <NumberCell value={row.days_on} />,
    },
    {
      id: 'peak',
      header: t(columnMessages.peak),
      align: 'end',
      width: '5rem',
      card: 'fact',
      cell: (row) => <NumberCell value={row.peak} format="rank" />,
    },
  ];
  return (
    <Stack as="section" gap="sm">
      <div>
        <Heading level={2} size="h3">
          {t(messages.leftTitle)}
        </Heading>
        <Text tone="secondary">{t(messages.leftLead, { day: formatDay(day, 'long') })}</Text>
      </div>
      <DataTable
        label={t(messages.leftTitle)}
        columns={columns}
        rows={rows}
        getRowId={(row) => String(row.book.id)}
        state={{ kind: 'ready' }}
      />
    </Stack>
  );
}
