import {
  type AccountRole,
  accountRoleOf,
  accountRoles,
  createUser,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@litometr/api-contract';
import { Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, PasswordField, SubmitButton, TextField } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { roleMessages } from '../../domain/role.messages.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { usersMessages as messages } from './users.messages.ts';
import { shownUsers } from './useUserDeeds.ts';

export interface CreateUserDialogProps {
  onClose: () => void;
  /** The server made the password: it is shown once. */
  onMade: (name: string, password: string) => void;
}

const NAME_MAX = 150;

/** Makes an account, with a password of the admin's or one of the server's. */
export function CreateUserDialog({ onClose, onMade }: CreateUserDialogProps) {
  const { formatMessage: t } = useIntl();
  const change = useChange();
  const refusalText = useRefusalText();
  const [role, setRole] = useState<AccountRole>('user');
  const [errors, setErrors] = useState<Record<string, string>>();
  const create = async (username: string, password: string) => {
    const body = { username, role, ...(password !== '' && { password }) };
    const outcome = await change(createUser, { body }, shownUsers);
    if (!outcome.ok) {
      const isName = outcome.refusal !== null && 'username' in outcome.refusal.fields;
      setErrors({ username: isName ? t(messages.nameRefused) : refusalText(outcome) });
      return;
    }
    showToast({ tone: 'success', title: t(messages.createdDone, { name: username }) });
    onClose();
    if (outcome.data.password !== null) onMade(username, outcome.data.password);
  };
  return (
    <Dialog
      title={t(messages.create)}
      description={t(messages.createHelp)}
      isOpen
      onOpenChange={onClose}
    >
      <Form
        {...(errors && { errors })}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const [name, password] = [fields.get('username'), fields.get('password')];
          if (typeof name !== 'string' || typeof password !== 'string') return undefined;
          setErrors(undefined);
          return create(name.trim(), password);
        }}
      >
        <Stack gap="md">
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
          <Inline justify="end" gap="sm">
            <Button variant="quiet" onPress={onClose}>
              {t(pageMessages.cancel)}
            </Button>
            <SubmitButton>{t(messages.createDo)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
