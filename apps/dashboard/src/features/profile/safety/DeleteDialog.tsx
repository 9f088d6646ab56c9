import { Alert, Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, PasswordField, SubmitButton, TextField } from '@litometr/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useChange.ts';
import { useRefusalText } from '../../../api/useRefusalText.ts';
import { safetyMessages as messages } from './safety.messages.ts';

export interface DeleteDialogProps {
  name: string;
  onDelete: (password: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** The end of an account is typed, not clicked. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog title={t(messages.removeTitle)} isOpen onOpenChange={onClose} isDismissable={false}>
      <Form
        {...(error !== null && { errors: { password: error } })}
        onSubmit={async (event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          if (typeof password !== 'string') return;
          setError(null);
          const outcome = await onDelete(password);
          if (!outcome.ok) setError(refusalText(outcome));
        }}
      >
        <Stack gap="md">
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
          <Inline justify="end" gap="sm">
            <Button onPress={onClose}>{t(messages.cancel)}</Button>
            <SubmitButton variant="danger">{t(messages.removeNow)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
