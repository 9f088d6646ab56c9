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

/** The journal of changes of a book, of one kind if asked. */
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
      width: '9rem',
      card: 'fact',
      cell: (event) => <DateCell day={event.day} relative />,
      csv: (event) => event.day,
    },
    {
      id: 'what',
      header: t(messages.what),
      rowHeader: true,
      card: 'title',
      cell: (event) => text.typeName(event.type),
      csv: (event) => text.typeName(event.type),
    },
    {
      id: 'change',
      header: t(messages.wasIsColumn),
      card: 'fact',
      cell: (event) => text.change(event) ?? '',
      csv: (event) => text.change(event),
    },
    {
      id: 'list',
      header: t(columnMessages.list),
      card: 'fact',
      cell: (event) => (
        <Text as="span" tone="secondary">
          {text.list(event) ?? ''}
        </Text>
      ),
      csv: (event) => text.list(event),
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
