import { type DataColumn, DataTable, useFormats } from '@litometr/analytics-widgets';
import { type AuditRecord, auditEvents } from '@litometr/api-contract';
import { Button, Stack, Text } from '@litometr/ui';
import { DateRangePicker } from '@litometr/ui/date-range';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import type { Read } from '../../api/read.ts';
import type { Block } from '../../blocks/block.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import type { AuditSearch } from './audit.address.ts';
import { auditMessages as messages } from './audit.messages.ts';
import { doerOf, eventWords, objectOf, wordsOf } from './auditWords.ts';
import { Details } from './Details.tsx';

export interface AuditViewProps {
  block: Block<{ count: number; items: readonly AuditRecord[] }>;
  search: AuditSearch;
  onSearch: (search: Partial<AuditSearch>) => void;
  exportOf: Read;
}

const ANY = 'any';
/** Of a hash, enough to tell two apart by eye. */
const SHOWN = 8;

function useAuditColumns(onSearch: AuditViewProps['onSearch']): DataColumn<AuditRecord>[] {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  return [
    {
      id: 'at',
      header: t(messages.at),
      width: '11rem',
      card: 'fact',
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      id: 'event',
      header: t(messages.event),
      width: '14rem',
      rowHeader: true,
      card: 'title',
      cell: ({ event }) => {
        const words = wordsOf(event);
        return words === null ? <bdi>{event}</bdi> : t(words);
      },
    },
    {
      id: 'who',
      header: t(messages.who),
      width: '10rem',
      card: 'fact',
      cell: (record) => {
        const name = doerOf(record);
        if (name === null) return <Text tone="secondary">{t(messages.nobody)}</Text>;
        return <bdi>{name}</bdi>;
      },
    },
    {
      id: 'what',
      header: t(messages.what),
      width: '10rem',
      card: 'fact',
      cell: (record) => <bdi>{objectOf(record)}</bdi>,
    },
    {
      id: 'details',
      header: t(messages.details),
      card: 'fact',
      cell: (record) => <Details record={record} />,
    },
    {
      id: 'place',
      header: t(messages.place),
      width: '8rem',
      cell: ({ address }) =>
        address !== null && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={[t(messages.samePlace), address.slice(0, SHOWN)].join(': ')}
            onPress={() => onSearch({ address })}
          >
            {address.slice(0, SHOWN)}
          </Button>
        ),
    },
  ];
}

function Controls({ search, onSearch }: Pick<AuditViewProps, 'search' | 'onSearch'>) {
  const { formatMessage: t } = useIntl();
  const { event, from, to } = search;
  return (
    <>
      <Select
        label={t(messages.event)}
        options={[
          { id: ANY, label: t(messages.anyEvent) },
          ...auditEvents.map((id) => ({ id, label: t(eventWords[id]) })),
        ]}
        value={event ?? ANY}
        onChange={(id) => onSearch({ event: auditEvents.find((each) => each === id) })}
      />
      <SearchBox label={t(messages.by)} value={search.by} onSearch={(by) => onSearch({ by })} />
      <SearchBox
        label={t(messages.object)}
        value={search.object}
        onSearch={(object) => onSearch({ object })}
      />
      <DateRangePicker
        label={t(messages.period)}
        value={from !== undefined && to !== undefined ? { start: from, end: to } : null}
        onChange={(range) => onSearch({ from: range?.start, to: range?.end })}
      />
    </>
  );
}

/** What happened to accounts, data and settings, for admins. */
export function AuditView({ block, search, onSearch, exportOf }: AuditViewProps) {
  const { formatMessage: t } = useIntl();
  const columns = useAuditColumns(onSearch);
  const { pagination } = usePaged({ block, search, onPage: (page) => onSearch({ page }) });
  const { event, by, object, address, from } = search;
  const isNarrowed = [event, by || undefined, object || undefined, address, from].some(
    (value) => value !== undefined,
  );
  const clear = () =>
    onSearch({
      ...{ event: undefined, by: '', object: '', address: undefined },
      ...{ from: undefined, to: undefined },
    });
  const count = block.data?.count;
  const lead =
    count === undefined
      ? '\u00a0'
      : t(isNarrowed ? messages.leadFiltered : messages.lead, { count });
  const filters =
    address === undefined
      ? []
      : [
          {
            id: 'address',
            label: t(messages.filterPlace, { hash: address.slice(0, SHOWN) }),
            onRemove: () => onSearch({ address: undefined }),
          },
        ];
  return (
    <Stack gap="lg">
      <PageHead
        title={t(messages.title)}
        lead={lead}
        meta={null}
        exportOf={exportOf}
        controls={<Controls search={search} onSearch={onSearch} />}
        filters={filters}
        onClearFilters={clear}
      />
      <Text size="caption" tone="secondary">
        {t(messages.kept)}
      </Text>
      <DataTable
        label={t(messages.title)}
        headingLevel={2}
        columns={columns}
        rows={block.data?.items ?? []}
        getRowId={({ id }) => String(id)}
        state={emptyOr(block.state, count, {
          title: t(messages.empty),
          action: <Button onPress={clear}>{t(messages.reset)}</Button>,
        })}
        skeletonRows={search.size}
        pagination={pagination}
      />
    </Stack>
  );
}
