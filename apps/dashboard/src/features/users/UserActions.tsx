import { accountRoleOf, accountRoles, type StaffUser } from '@litometr/api-contract';
import { IconButton } from '@litometr/ui';
import { Menu, MenuItem, MenuSection } from '@litometr/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import { roleMessages } from '../../domain/role.messages.ts';
import { PasswordOnce } from './PasswordOnce.tsx';
import { usersMessages as messages } from './users.messages.ts';
import { useUserActions } from './useUserActions.ts';

export interface UserActionsProps {
  user: StaffUser;
  /** True for the admin's own account, which may not be changed here. */
  isOwn: boolean;
  /** The audit of the account. */
  auditHref: string;
}

type ConfirmedAction = 'disable' | 'reset' | 'end';

/** Actions of an admin on an account. Irreversible ones need a confirmation. */
export function UserActions({ user, isOwn, auditHref }: UserActionsProps) {
  const { formatMessage: t } = useIntl();
  const [confirming, setConfirming] = useState<ConfirmedAction | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { isPending, ...actions } = useUserActions();
  const name = user.username;
  const confirms = {
    disable: {
      title: t(messages.disableAsk, { name }),
      text: t(messages.disableHelp),
      label: t(messages.disable),
      onConfirm: () => actions.setDisabled(user, true),
    },
    reset: {
      title: t(messages.resetAsk, { name }),
      text: t(messages.resetHelp),
      label: t(messages.reset),
      onConfirm: () => actions.reset(user).then(setPassword),
    },
    end: {
      title: t(messages.endAsk, { name }),
      text: t(messages.endHelp),
      label: t(messages.end),
      onConfirm: () => actions.endSessions(user),
    },
  } as const;
  const confirmed = confirming === null ? null : confirms[confirming];
  const close = () => setConfirming(null);
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
                  onAction={() => void actions.setRole(user, role, back)}
                >
                  {t(messages.makeRole, { role: t(roleMessages[role]) })}
                </MenuItem>
              ))}
          </MenuSection>
        )}
        {!isOwn && (
          <MenuItem icon="lock" onAction={() => setConfirming('reset')}>
            {t(messages.reset)}
          </MenuItem>
        )}
        {!isOwn && user.sessions > 0 && (
          <MenuItem icon="logout" onAction={() => setConfirming('end')}>
            {t(messages.end)}
          </MenuItem>
        )}
        {!isOwn &&
          (user.disabled_at === null ? (
            <MenuItem icon="ban" tone="danger" onAction={() => setConfirming('disable')}>
              {t(messages.disable)}
            </MenuItem>
          ) : (
            <MenuItem icon="check" onAction={() => void actions.setDisabled(user, false)}>
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
      {confirmed !== null && (
        <ConfirmDialog
          role="alertdialog"
          title={confirmed.title}
          text={confirmed.text}
          isOpen
          onClose={close}
          isBusy={isPending}
          action={{
            label: confirmed.label,
            isDanger: true,
            onPress: () => void confirmed.onConfirm().finally(close),
          }}
        />
      )}
      {password !== null && (
        <PasswordOnce name={name} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  );
}
