import { changeParser, type ParserStatus, parsers } from '@litometr/api-contract';
import { Alert, Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { parsersMessages as messages } from './parsers.messages.ts';

export interface NoteDialogProps {
  /** As it is now: it is read anew while the dialog is open. */
  status: ParserStatus;
  onClose: () => void;
}

const NOTE_MAX = 1_000;

/** What staff write about a portal. What another has written meanwhile is shown before it goes. */
export function NoteDialog({ status, onClose }: NoteDialogProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const change = useChange();
  const refusalText = useRefusalText();
  const [seen, setSeen] = useState(status.note);
  const [isOvertaken, setOvertaken] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async (text: string) => {
    const body = { note: text === '' ? null : text, seen_note: seen };
    const params = { portal: status.portal };
    const outcome = await change(changeParser, { params, body }, [parsers]);
    if (outcome.ok) {
      showToast({ tone: 'success', title: t(messages.noteSaved) });
      onClose();
      return;
    }
    const wasOvertaken = outcome.refusal?.code === 'conflict';
    setOvertaken(wasOvertaken);
    setError(wasOvertaken ? null : refusalText(outcome));
  };
  return (
    <Dialog
      title={t(messages.noteTitle, { portal: domain.portal(status.portal) })}
      description={t(messages.noteHelp)}
      isOpen
      onOpenChange={onClose}
    >
      <Form
        {...(error !== null && { errors: { note: error } })}
        onSubmit={(event) => {
          event.preventDefault();
          const note = new FormData(event.currentTarget).get('note');
          setError(null);
          return save(typeof note === 'string' ? note.trim() : '');
        }}
      >
        <Stack gap="md">
          {isOvertaken && (
            <Alert
              tone="warning"
              title={t(status.note === null ? messages.noteConflictEmpty : messages.noteConflict)}
              actions={
                <Button
                  size="sm"
                  isDisabled={seen === status.note}
                  onPress={() => {
                    setSeen(status.note);
                    setOvertaken(false);
                  }}
                >
                  {t(messages.noteOverwrite)}
                </Button>
              }
            >
              {status.note}
            </Alert>
          )}
          <TextField
            name="note"
            label={t(messages.noteLabel)}
            defaultValue={status.note ?? ''}
            maxLength={NOTE_MAX}
            hasCounter
            multiline
            autoFocus
          />
          <Inline justify="end" gap="sm">
            <Button variant="quiet" onPress={onClose}>
              {t(pageMessages.cancel)}
            </Button>
            <SubmitButton>{t(pageMessages.save)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
