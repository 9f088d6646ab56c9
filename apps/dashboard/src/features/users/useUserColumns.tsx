import { type DataColumn, NumberCell, StatusCell, useFormats } from '@litometr/analytics-widgets';
import { accountRoleOf, type StaffUser } from '@litometr/api-contract';
import { Badge, Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { roleMessages } from '../../domain/role.messages.ts';
import { UserActions } from './UserActions.tsx';
import { usersMessages as messages } from './users.messages.ts';

export interface UserColumnsOptions {
  /** Name of the admin who looks. */
  ownName: string;
  /** The page of the audit. */
  auditPath: string;
}

/** Who an account is and what can be done with it. */
export function useUserColumns({
  ownName,
  auditPath,
}: UserColumnsOptions): DataColumn<StaffUser>[] {
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
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Inline gap="xs">
          <bdi>{row.original.username}</bdi>
          {row.original.username === ownName && <Badge tone="info">{t(messages.you)}</Badge>}
          {row.original.demo && <Badge icon="demo">{t(messages.demo)}</Badge>}
        </Inline>
      ),
      accessorFn: ({ username }) => username,
    },
    {
      id: 'role',
      header: t(messages.role),
      size: 144,
      meta: { card: 'fact' },
      cell: ({ row }) => roleName(row.original.role),
      accessorFn: ({ role }) => role,
    },
    {
      id: 'state',
      header: t(messages.state),
      size: 112,
      meta: { card: 'fact' },
      cell: ({ row }) =>
        row.original.disabled_at === null ? (
          <StatusCell label={t(messages.enabled)} tone="success" />
        ) : (
          <StatusCell label={t(messages.disabled)} tone="danger" />
        ),
      accessorFn: ({ disabled_at: at }) => at,
    },
    {
      id: 'sessions',
      header: t(messages.sessions),
      meta: { align: 'end' },
      size: 96,
      cell: ({ row }) => <NumberCell value={row.original.sessions} />,
      accessorFn: ({ sessions }) => sessions,
    },
    {
      id: 'seen',
      header: t(messages.lastSeen),
      size: 176,
      meta: { card: 'fact' },
      cell: ({ row }) =>
        row.original.last_seen_at === null ? (
          <NumberCell value={null} reason={t(messages.neverSeen)} />
        ) : (
          formatInstant(row.original.last_seen_at)
        ),
      accessorFn: ({ last_seen_at: at }) => at,
    },
    {
      id: 'created',
      header: t(messages.created),
      size: 176,
      cell: ({ row }) => formatInstant(row.original.created_at),
      accessorFn: (user) => user.created_at,
    },
    {
      id: 'actions',
      header: t(messages.actionsColumn),
      size: 96,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) => (
        <UserActions
          user={row.original}
          isOwn={row.original.username === ownName}
          auditHref={`${auditPath}?object=${encodeURIComponent(row.original.username)}`}
        />
      ),
    },
  ];
}
