import { type DataColumn, NumberCell, StatusCell, useFormats } from '@litometr/analytics-widgets';
import { accountRoleOf, type StaffUser } from '@litometr/api-contract';
import { Badge, Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { roleMessages } from '../../domain/role.messages.ts';
import { UserActions } from './UserActions.tsx';
import { usersMessages as messages } from './users.messages.ts';
import type { UserDeeds } from './useUserDeeds.ts';

export interface UserColumnsOptions {
  /** Name of the admin who looks. */
  ownName: string;
  deeds: UserDeeds;
  /** The page of the audit. */
  auditPath: string;
}

/** Who an account is and what can be done with it. */
export function useUserColumns({
  ownName,
  deeds,
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
