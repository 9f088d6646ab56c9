import { type DataColumn, NumberCell, StatusCell, useFormats } from '@litometr/analytics-widgets';
import { accountRoleOf, accountRoles, type StaffUser } from '@litometr/api-contract';
import { Badge, Button, Inline, Stack } from '@litometr/ui';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { roleMessages } from '../../domain/role.messages.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { UserActions } from './UserActions.tsx';
import type { UsersSearch } from './users.address.ts';
import { usersMessages as messages } from './users.messages.ts';
import type { UserDeeds } from './useUserDeeds.ts';

export interface UsersViewProps {
  block: Block<{ count: number; items: readonly StaffUser[] }>;
  search: UsersSearch;
  onSearch: (search: Partial<UsersSearch>) => void;
  /** Name of the admin who looks. */
  ownName: string;
  deeds: UserDeeds;
  onCreate: () => void;
  /** The page of the audit. */
  auditPath: string;
}

const ANY = 'any';

function useUserColumns({ ownName, deeds, auditPath }: UsersViewProps): DataColumn<StaffUser>[] {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const roleName = (name: string) => {
    const role = accountRoleOf(name);
    return role === undefined ? name : t(roleMessages[role]);
  };
  return [
    {
      id: 'name',
      header: t(messages.name),
      rowHeader: true,
      card: 'title',
      cell: ({ username, demo }) => (
        <Inline gap="xs">
          <bdi>{username}</bdi>
          {username === ownName && <Badge tone="info">{t(messages.you)}</Badge>}
          {demo && <Badge icon="demo">{t(messages.demo)}</Badge>}
        </Inline>
      ),
      csv: ({ username }) => username,
    },
    {
      id: 'role',
      header: t(messages.role),
      width: '10rem',
      card: 'fact',
      cell: ({ role }) => roleName(role),
      csv: ({ role }) => role,
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '8rem',
      card: 'fact',
      cell: ({ disabled_at: at }) =>
        at === null ? (
          <StatusCell label={t(messages.enabled)} tone="success" />
        ) : (
          <StatusCell label={t(messages.disabled)} tone="danger" />
        ),
      csv: ({ disabled_at: at }) => at,
    },
    {
      id: 'sessions',
      header: t(messages.sessions),
      align: 'end',
      width: '7rem',
      cell: ({ sessions }) => <NumberCell value={sessions} />,
      csv: ({ sessions }) => sessions,
    },
    {
      id: 'seen',
      header: t(messages.lastSeen),
      width: '11rem',
      card: 'fact',
      cell: ({ last_seen_at: at }) =>
        at === null ? (
          <NumberCell value={null} reason={t(messages.neverSeen)} />
        ) : (
          formatInstant(at)
        ),
      csv: ({ last_seen_at: at }) => at,
    },
    {
      id: 'created',
      header: t(messages.created),
      width: '11rem',
      cell: (user) => formatInstant(user.created_at),
      csv: (user) => user.created_at,
    },
    {
      id: 'actions',
      header: t(messages.actionsColumn),
      width: '6rem',
      align: 'end',
      card: 'select',
      cell: (user) => (
        <UserActions
          user={user}
          isOwn={user.username === ownName}
          deeds={deeds}
          auditHref={`${auditPath}?object=${encodeURIComponent(user.username)}`}
        />
      ),
    },
  ];
}

/** The accounts, for admins. */
export function UsersView(props: UsersViewProps) {
  const { block, search, onSearch, onCreate } = props;
  const { formatMessage: t } = useIntl();
  const columns = useUserColumns(props);
  const { pagination } = usePaged({ block, search, onPage: (page) => onSearch({ page }) });
  const isNarrowed = search.q !== '' || search.role !== undefined || search.state !== undefined;
  const clear = () => onSearch({ q: '', role: undefined, state: undefined });
  const count = block.data?.count;
  const lead =
    count === undefined
      ? '\u00a0'
      : t(isNarrowed ? messages.leadFiltered : messages.lead, { count });
  return (
    <Stack gap="lg">
      <PageHead
        title={t(messages.title)}
        lead={lead}
        meta={null}
        actions={
          <Button variant="primary" icon="plus" onPress={onCreate}>
            {t(messages.create)}
          </Button>
        }
        controls={
          <>
            <SearchBox
              label={t(messages.search)}
              value={search.q}
              onSearch={(q) => onSearch({ q })}
            />
            <Select
              label={t(messages.role)}
              size="sm"
              options={[
                { id: ANY, label: t(messages.any) },
                ...accountRoles.map((id) => ({ id, label: t(roleMessages[id]) })),
              ]}
              value={search.role ?? ANY}
              onChange={(id) => onSearch({ role: accountRoleOf(id) })}
            />
            <Select
              label={t(messages.state)}
              size="sm"
              options={[
                { id: ANY, label: t(messages.anyState) },
                { id: 'enabled', label: t(messages.enabled) },
                { id: 'disabled', label: t(messages.disabled) },
              ]}
              value={search.state ?? ANY}
              onChange={(id) =>
                onSearch({ state: id === 'enabled' || id === 'disabled' ? id : undefined })
              }
            />
          </>
        }
        {...(isNarrowed && { onClearFilters: clear })}
      />
      <ExportedTable
        label={t(messages.title)}
        headingLevel={2}
        columns={columns}
        rows={block.data?.items ?? []}
        getRowId={({ id }) => String(id)}
        state={emptyOr(block.state, count, {
          title: t(messages.empty),
          action: <Button onPress={clear}>{t(messages.any)}</Button>,
        })}
        skeletonRows={4}
        pagination={pagination}
      />
    </Stack>
  );
}
