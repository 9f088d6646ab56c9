import { type DataColumn, DataTable, DateCell, RowLink } from '@litometr/analytics-widgets';
import {
  type EndpointResponse,
  type WatchItem,
  type WatchKind,
  watchKinds,
  type watchList,
} from '@litometr/api-contract';
import { Alert, Button, IconButton, Inline, SegmentedControl, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { Section } from '../../../blocks/Section.tsx';
import { usePaged } from '../../../blocks/table/usePaged.tsx';
import { useChangeText } from '../../../blocks/watch/useChangeText.ts';
import type { Watchable, WatchRoom } from '../../../blocks/watch/WatchContext.ts';
import { watchMessages } from '../../../blocks/watch/watch.messages.ts';
import { watchHref } from '../../../blocks/watch/watchPaths.ts';
import { useNames } from '../../../domain/useNames.ts';
import { NamedPortal } from '../../../portals/PortalMark.tsx';
import { WATCH_ROWS } from '../profile.address.ts';
import { watchListMessages as messages } from './watchList.messages.ts';

const ALL_KINDS = 'all';
/** Share of free places, 0 to 1, from which a notice is shown. */
const NEARLY_FULL = 0.05;

export interface WatchListViewProps {
  block: Block<EndpointResponse<typeof watchList>>;
  /** How full the list is, whatever kind of it is shown; null while it is not known. */
  room: WatchRoom | null;
  kind: WatchKind | undefined;
  onKind: (kind: WatchKind | undefined) => void;
  page: number;
  onPage: (page: number) => void;
  onRemove: (thing: Watchable) => void;
  onAdd: () => void;
  isSaving: boolean;
  onSave: () => void;
}

/** The followed items with their changes on the last data day. */
export function WatchListView(props: WatchListViewProps) {
  const { block, room, kind, page, onKind } = props;
  const { formatMessage: t } = useIntl();
  const columns = useWatchColumns(props.onRemove);
  const { data } = block;
  const add = <Button onPress={props.onAdd}>{t(messages.add)}</Button>;
  const empty =
    kind === undefined
      ? { title: t(messages.empty), description: t(messages.emptyHelp), action: add }
      : {
          title: t(messages.emptyKind),
          action: <Button onPress={() => onKind(undefined)}>{t(messages.showAll)}</Button>,
        };
  const paged = usePaged({
    block,
    search: { page, size: WATCH_ROWS },
    onPage: props.onPage,
    empty,
  });
  return (
    <Section
      title={t(messages.title)}
      lead={room !== null && t(messages.lead, { ...room })}
      actions={
        <Inline gap="xs">
          {add}
          <IconButton
            icon="download"
            label={t(messages.csvOut)}
            isPending={props.isSaving}
            isDisabled={data === undefined || data.count === 0}
            onPress={props.onSave}
          />
        </Inline>
      }
    >
      {room !== null && <RoomNotice {...room} />}
      <SegmentedControl
        label={t(messages.kinds)}
        options={[ALL_KINDS, ...watchKinds].map((id) => ({
          id,
          label: t(messages[id as WatchKind]),
        }))}
        value={kind ?? ALL_KINDS}
        onChange={(id) => onKind(watchKinds.find((each) => each === id))}
      />
      <DataTable
        label={t(messages.title)}
        hasProvenance={false}
        headingLevel={3}
        columns={columns}
        rows={data?.items ?? []}
        getRowId={(item) => `${item.kind} ${item.target}`}
        skeletonRows={5}
        {...paged}
      />
    </Section>
  );
}

/** Shown before the list is full, while there is time to make room. */
function RoomNotice({ count, limit }: WatchRoom) {
  const { formatMessage: t } = useIntl();
  const left = Math.max(limit - count, 0);
  if (left > limit * NEARLY_FULL) return null;
  return (
    <Alert tone="warning" title={t(watchMessages.left, { left })}>
      {t(messages.makeRoom)}
    </Alert>
  );
}

function useWatchColumns(onRemove: (thing: Watchable) => void): DataColumn<WatchItem>[] {
  const names = useNames();
  const { formatMessage: t } = useIntl();
  const changeText = useChangeText();
  const nameOf = ({ kind, name, target }: WatchItem) => {
    if (name === null) return t(messages.unnamed, { id: target });
    return kind === 'author' ? names.author(name) : names.title(name);
  };

  const changeTextOf = (item: WatchItem) => {
    if (item.name === null) return t(messages.gone);
    const text = item.change === null ? '' : changeText(item.change);
    return text === '' ? t(messages.still) : text;
  };
  return [
    {
      id: 'name',
      header: t(messages.name),
      meta: { rowHeader: true, card: 'title' },
      size: 272,
      cell: ({ row }) => {
        const href = watchHref(row.original);
        return (
          <Inline gap="xs" wrap={false}>
            {row.original.portal !== null && <NamedPortal portal={row.original.portal} isStacked />}
            <Text as="span" lines={2} dir="auto">
              {href === null ? (
                nameOf(row.original)
              ) : (
                <RowLink href={href}>{nameOf(row.original)}</RowLink>
              )}
            </Text>
          </Inline>
        );
      },
    },
    {
      id: 'change',
      header: t(messages.change),
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Text as="span" {...(row.original.change === null && { tone: 'secondary' })}>
          {changeTextOf(row.original)}
        </Text>
      ),
    },
    {
      id: 'day',
      header: t(messages.day),
      size: 112,
      meta: { align: 'end' },
      cell: ({ row }) => <DateCell day={row.original.day} relative reason={t(messages.gone)} />,
    },
    {
      id: 'actions',
      header: t(messages.actions),
      size: 96,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) => (
        <IconButton
          icon="close"
          size="sm"
          label={t(messages.remove, { name: nameOf(row.original) })}
          onPress={() =>
            onRemove({
              kind: row.original.kind,
              target: row.original.target,
              name: nameOf(row.original),
            })
          }
        />
      ),
    },
  ];
}
