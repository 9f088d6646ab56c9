import { accountRoleOf, accountRoles, type StaffUser } from '@litometr/api-contract';
import { IconButton } from '@litometr/ui';
import { Menu, MenuItem, MenuSection } from '@litometr/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePending } from '../../api/usePending.ts';
import { roleMessages } from '../../domain/role.messages.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PasswordOnce } from './PasswordOnce.tsx';
import { usersMessages as messages } from './users.messages.ts';
import type { UserDeeds } from './useUserDeeds.ts';

export interface UserActionsProps {
  user: StaffUser;
  /** One's own account: nothing of it may be changed here. */
  isOwn: boolean;
  deeds: UserDeeds;
  /** The audit of the account. */
  auditHref: string;
}

type Asked = 'disable' | 'reset' | 'end';

/** What an admin may do to an account. What cannot be taken back is asked. */
export function UserActions({ user, isOwn, deeds, auditHref }: UserActionsProps) {
  const { formatMessage: t } = useIntl();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [isPending, run] = usePending();
  const name = user.username;
  const confirms = {
    disable: {
      title: t(messages.disableAsk, { name }),
      help: t(messages.disableHelp),
      deed: t(messages.disable),
      onConfirm: () => deeds.setDisabled(user, true),
    },
    reset: {
      title: t(messages.resetAsk, { name }),
      help: t(messages.resetHelp),
      deed: t(messages.reset),
      onConfirm: () => deeds.reset(user).then(setPassword),
    },
    end: {
      title: t(messages.endAsk, { name }),
      help: t(messages.endHelp),
      deed: t(messages.end),
      onConfirm: () => deeds.endSessions(user),
    },
  } as const;
  const label = t(messages.actions, { name });
  const back = accountRoleOf(user.role);
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton icon="more" size="sm" label={label} isPending={isPending} />}
      >
        {!isOwn && (
          <MenuSection title={t(messages.role)}>
            {accountRoles
              .filter((role) => role !== user.role)
              .map((role) => (
                <MenuItem
                  key={role}
                  id={`role-${role}`}
                  icon="user"
                  onAction={() => run(() => deeds.setRole(user, role, back))}
                >
                  {t(messages.makeRole, { role: t(roleMessages[role]) })}
                </MenuItem>
              ))}
          </MenuSection>
        )}
        {!isOwn && (
          <MenuItem icon="lock" onAction={() => setAsked('reset')}>
            {t(messages.reset)}
          </MenuItem>
        )}
        {!isOwn && user.sessions > 0 && (
          <MenuItem icon="logout" onAction={() => setAsked('end')}>
            {t(messages.end)}
          </MenuItem>
        )}
        {!isOwn &&
          (user.disabled_at === null ? (
            <MenuItem icon="ban" tone="danger" onAction={() => setAsked('disable')}>
              {t(messages.disable)}
            </MenuItem>
          ) : (
            <MenuItem icon="check" onAction={() => run(() => deeds.setDisabled(user, false))}>
              {t(messages.enable)}
            </MenuItem>
          ))}
        <MenuItem
          icon="history"
          href={auditHref}
          {...(isOwn && { description: t(messages.ownHelp) })}
        >
          {t(messages.openAudit)}
        </MenuItem>
      </Menu>
      {asked !== null && <ConfirmDialog {...confirms[asked]} onClose={() => setAsked(null)} />}
      {password !== null && (
        <PasswordOnce name={name} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  );
}
