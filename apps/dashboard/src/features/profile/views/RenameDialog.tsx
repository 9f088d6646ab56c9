import { Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useChange.ts';
import { useRefusalText } from '../../../api/useRefusalText.ts';
import { viewsMessages as messages } from './views.messages.ts';

const NAME_MAX = 100;

export interface RenameDialogProps {
  name: string;
  onSave: (name: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Gives a saved view another name. */
export function RenameDialog({ name, onSave, onClose }: RenameDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog title={t(messages.renameTitle)} isOpen onOpenChange={onClose}>
      <Form
        {...(error !== null && { errors: { name: error } })}
        onSubmit={async (event) => {
          event.preventDefault();
          const next = new FormData(event.currentTarget).get('name');
          if (typeof next !== 'string') return;
          setError(null);
          const outcome = await onSave(next);
          if (outcome.ok) onClose();
          else setError(refusalText(outcome));
        }}
      >
        <Stack gap="md">
          <TextField
            name="name"
            label={t(messages.name)}
            defaultValue={name}
            requiredMessage={t(messages.nameRequired)}
            maxLength={NAME_MAX}
            dir="auto"
            autoFocus
          />
          <Inline justify="end" gap="sm">
            <Button onPress={onClose}>{t(messages.cancel)}</Button>
            <SubmitButton>{t(messages.save)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
