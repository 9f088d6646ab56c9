import { NOTE_MAX } from '@litometr/api-contract';
import { Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../api/useChange.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { notesMessages as messages } from './notes.messages.ts';

export interface NoteDraft {
  day: string;
  text: string;
}

export interface NoteDialogProps {
  title: string;
  draft: NoteDraft;
  onSave: (draft: NoteDraft) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** Writes a note on a day. */
export function NoteDialog({ title, draft, onSave, onClose }: NoteDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <Form
        {...(error !== null && { errors: { text: error } })}
        onSubmit={async (event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const [day, text] = [fields.get('day'), fields.get('text')];
          if (typeof day !== 'string' || typeof text !== 'string') return;
          setError(null);
          const outcome = await onSave({ day: day.trim(), text });
          if (outcome.ok) onClose();
          else setError(refusalText(outcome));
        }}
      >
        <Stack gap="md">
          <TextField
            name="day"
            label={t(messages.day)}
            description={t(messages.dayHelp)}
            defaultValue={draft.day}
            inputMode="numeric"
            dir="ltr"
            validate={(day) => (isDay(day.trim()) ? null : t(messages.dayWrong))}
          />
          <TextField
            name="text"
            multiline
            rows={5}
            label={t(messages.text)}
            defaultValue={draft.text}
            requiredMessage={t(messages.textRequired)}
            maxLength={NOTE_MAX}
            hasCounter
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
