import { type DataColumn, DataTable, useFormats } from '@litometr/analytics-widgets';
import type { LeftItem } from '@litometr/api-contract';
import { Heading, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useColumns } from '../table/useColumns.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface LeftTableProps {
  rows: readonly LeftItem[];
  /** The compared day, on which they were still on the list. */
  day: string;
}

/** The books that were on the list on the compared day and are not on it now. */
export function LeftTable({ rows, day }: LeftTableProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const column = useColumns();
  const columns: DataColumn<LeftItem>[] = [
    column.place('last', t(columnMessages.lastPosition), (row) => row.last_position, {
      size: 88,
      meta: { card: 'lead' },
    }),
    column.book(({ book }) => book),
    column.number('days', t(columnMessages.daysOn), (row) => row.days_on, {
      size: 112,
      meta: { card: 'fact' },
    }),
    column.place('peak', t(columnMessages.peak), (row) => row.peak, {
      size: 80,
      meta: { card: 'fact' },
    }),
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
