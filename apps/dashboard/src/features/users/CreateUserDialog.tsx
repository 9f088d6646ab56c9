import {
  type AccountRole,
  accountRoleOf,
  accountRoles,
  createUser,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@litometr/api-contract';
import { PasswordField, TextField } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { refusesPassword, useRefusalText } from '../../api/useRefusalText.ts';
import { FormDialog } from '../../blocks/FormDialog.tsx';
import { roleMessages } from '../../domain/role.messages.ts';
import { usersMessages as messages } from './users.messages.ts';
import { shownUsers } from './useUserActions.ts';

export interface CreateUserDialogProps {
  onClose: () => void;
  /** The server made the password: it is shown once. */
  onMade: (name: string, password: string) => void;
}

const NAME_MAX = 150;

/** Makes an account, with a password of the admin's or one of the server's. */
export function CreateUserDialog({ onClose, onMade }: CreateUserDialogProps) {
  const { formatMessage: t } = useIntl();
  const { send } = useEndpointMutation(createUser, shownUsers);
  const refusalText = useRefusalText();
  const [role, setRole] = useState<AccountRole>('user');
  const create = async (username: string, password: string) => {
    const body = { username, role, ...(password !== '' && { password }) };
    const outcome = await send({ body });
    if (outcome.ok) {
      showToast({ tone: 'success', title: t(messages.createdDone, { name: username }) });
      if (outcome.data.password !== null) onMade(username, outcome.data.password);
    }
    return outcome;
  };
  return (
    <FormDialog
      title={t(messages.create)}
      description={t(messages.createHelp)}
      errorField={({ refusal }) => (refusesPassword(refusal) ? 'password' : 'username')}
      refusal={(failed) =>
        failed.refusal !== null && 'username' in failed.refusal.fields
          ? t(messages.nameRefused)
          : refusalText(failed)
      }
      onSend={(text) => create(text('username').trim(), text('password'))}
      onClose={onClose}
      submit={t(messages.createDo)}
    >
      <TextField
        name="username"
        label={t(messages.name)}
        requiredMessage={t(messages.nameRequired)}
        maxLength={NAME_MAX}
        autoComplete="off"
        autoFocus
      />
      <Select
        label={t(messages.role)}
        options={accountRoles.map((id) => ({ id, label: t(roleMessages[id]) }))}
        value={role}
        onChange={(id) => setRole(accountRoleOf(id) ?? 'user')}
      />
      <PasswordField
        name="password"
        label={t(messages.password)}
        description={t(messages.passwordHelp, { min: PASSWORD_MIN })}
        maxLength={PASSWORD_MAX}
        autoComplete="new-password"
        validate={(value) =>
          value !== '' && value.length < PASSWORD_MIN
            ? t(messages.passwordShort, { min: PASSWORD_MIN })
            : null
        }
      />
    </FormDialog>
  );
}
