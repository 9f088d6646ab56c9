import { type DataColumn, DataTable, DateCell } from '@litometr/analytics-widgets';
import type {
  BookEvent,
  BookEventType,
  bookEvents,
  EndpointResponse,
} from '@litometr/api-contract';
import { SelectOnIntent, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { JOURNAL_ROWS } from './book.address.ts';
import { eventMessages as messages } from './bookEvents.messages.ts';
import { useEventText } from './useEventText.ts';

const ANY = 'any';

export interface BookJournalProps {
  block: Block<EndpointResponse<typeof bookEvents>>;
  type: BookEventType | undefined;
  page: number;
  onType: (type: BookEventType | undefined) => void;
  onPage: (page: number) => void;
}

/** The journal of changes of a book, optionally filtered by kind. */
export function BookJournal({ block, type, page, onType, onPage }: BookJournalProps) {
  const { formatMessage: t } = useIntl();
  const text = useEventText();
  const { data } = block;
  const paged = usePaged({
    block,
    search: { page, size: JOURNAL_ROWS },
    onPage,
    empty: { title: t(messages.journalEmpty) },
  });
  const types = data?.types ?? [];
  const columns: DataColumn<BookEvent>[] = [
    {
      id: 'day',
      header: t(columnMessages.day),
      size: 128,
      meta: { card: 'fact' },
      cell: ({ row }) => <DateCell day={row.original.day} relative />,
      accessorFn: (event) => event.day,
    },
    {
      id: 'what',
      header: t(messages.what),
      size: 176,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => text.typeName(row.original.type),
      accessorFn: (event) => text.typeName(event.type),
    },
    {
      id: 'change',
      header: t(messages.wasIsColumn),
      meta: { card: 'fact' },
      cell: ({ row }) => text.change(row.original) ?? '',
      accessorFn: (event) => text.change(event),
    },
    {
      id: 'list',
      header: t(columnMessages.list),
      size: 156,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Text as="span" tone="secondary">
          {text.list(row.original) ?? ''}
        </Text>
      ),
      accessorFn: (event) => text.list(event),
    },
  ];
  return (
    <Section
      title={t(messages.journal)}
      lead={t(messages.journalLead)}
      actions={
        types.length > 1 && (
          <SelectOnIntent
            label={t(messages.typeFilter)}
            labelHidden
            options={[
              { id: ANY, label: t(messages.anyType) },
              ...types.map((each) => ({
                id: each.type,
                label: t(messages.typeCount, {
                  name: text.typeName(each.type),
                  count: each.count,
                }),
              })),
            ]}
            value={type ?? ANY}
            onChange={(id) => onType(types.find((each) => each.type === id)?.type)}
          />
        )
      }
    >
      <DataTable
        label={t(messages.journal)}
        headingLevel={3}
        density="dense"
        columns={columns}
        rows={data?.items ?? []}
        getRowId={(event, index) => `${event.day} ${event.type} ${index}`}
        skeletonRows={5}
        {...paged}
      />
    </Section>
  );
}
