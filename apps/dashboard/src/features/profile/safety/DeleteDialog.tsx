import { Alert } from '@litometr/ui';
import { PasswordField, TextField } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useEndpointMutation.ts';
import { FormDialog } from '../../../blocks/FormDialog.tsx';
import { safetyMessages as messages } from './safety.messages.ts';

export interface DeleteDialogProps {
  name: string;
  onDelete: (password: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** The end of an account is typed, not clicked. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FormDialog
      title={t(messages.removeTitle)}
      errorField="password"
      tone="danger"
      submit={t(messages.removeNow)}
      isDismissable={false}
      onSend={(text) => onDelete(text('password'))}
      onClose={onClose}
    >
      <Alert tone="danger">{t(messages.removeHelp)}</Alert>
      <TextField
        name="name"
        label={t(messages.typeName, { name })}
        validate={(typed) => (typed.trim() === name ? null : t(messages.typeNameWrong))}
        autoComplete="off"
        autoFocus
      />
      <PasswordField
        name="password"
        label={t(messages.yourPassword)}
        requiredMessage={t(messages.currentRequired)}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
