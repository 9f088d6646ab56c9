import { changeParser, type ParserStatus, parsers } from '@litometr/api-contract';
import { Alert, Button } from '@litometr/ui';
import { TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { type Failed, useRefusalText } from '../../api/useRefusalText.ts';
import { FormDialog } from '../../blocks/FormDialog.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';

export interface SourceNoteDialogProps {
  /** The current status; it is refetched while the dialog is open. */
  status: ParserStatus;
  onClose: () => void;
}

const NOTE_MAX = 1_000;

/** True when another user has changed the note since. */
const isConflict = ({ refusal }: Failed): boolean => refusal?.code === 'conflict';

/** The staff's note about a portal. A change by another user is shown before it is overwritten. */
export function SourceNoteDialog({ status, onClose }: SourceNoteDialogProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { send } = useEndpointMutation(changeParser, [parsers]);
  const refusalText = useRefusalText();
  const [seen, setSeen] = useState(status.note);
  const [hasConflict, setHasConflict] = useState(false);
  const save = async (text: string) => {
    const body = { note: text === '' ? null : text, seen_note: seen };
    const outcome = await send({ params: { portal: status.portal }, body });
    if (outcome.ok) showToast({ tone: 'success', title: t(messages.noteSaved) });
    setHasConflict(!outcome.ok && isConflict(outcome));
    return outcome;
  };
  return (
    <FormDialog
      title={t(messages.noteTitle, { portal: domain.portal(status.portal) })}
      description={t(messages.noteHelp)}
      errorField="note"
      refusal={(failed) => (isConflict(failed) ? null : refusalText(failed))}
      onSend={(text) => save(text('note').trim())}
      onClose={onClose}
    >
      {hasConflict && (
        <Alert
          tone="warning"
          title={t(status.note === null ? messages.noteConflictEmpty : messages.noteConflict)}
          actions={
            <Button
              size="sm"
              isDisabled={seen === status.note}
              onPress={() => {
                setSeen(status.note);
                setHasConflict(false);
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
    </FormDialog>
  );
}
