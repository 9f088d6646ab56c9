import { NOTE_MAX } from '@litometr/api-contract';
import { DatePicker } from '@litometr/ui/date';
import { TextField } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../api/useEndpointMutation.ts';
import { FormDialog } from '../FormDialog.tsx';
import { noteBounds } from './noteBounds.ts';
import { notesMessages as messages } from './notes.messages.ts';

export interface NoteDraft {
  day: string;
  text: string;
}

export interface NoteDialogProps {
  title: string;
  draft: NoteDraft;
  /** The first day of the data; null while it is not known. */
  firstDay: string | null;
  onSave: (draft: NoteDraft) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Writes a note on a day. */
export default function NoteDialog({ title, draft, firstDay, onSave, onClose }: NoteDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <FormDialog
      title={title}
      errorField="text"
      onSend={(text) => onSave({ day: text('day'), text: text('text') })}
      onClose={onClose}
    >
      <DatePicker
        name="day"
        label={t(messages.day)}
        defaultValue={draft.day}
        requiredMessage={t(messages.dayRequired)}
        {...noteBounds(draft.day, firstDay, new Date())}
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
    </FormDialog>
  );
}
