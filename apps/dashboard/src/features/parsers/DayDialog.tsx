import { useFormats } from '@litometr/analytics-widgets';
import {
  markDay,
  type PortalSlug,
  parsers,
  type QualityDay,
  unmarkDay,
} from '@litometr/api-contract';
import { Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton, TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { usePending } from '../../api/usePending.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { pageMessages } from '../../page/page.messages.ts';
import { parsersMessages as messages } from './parsers.messages.ts';

export interface DayDialogProps {
  portal: PortalSlug;
  day: QualityDay;
  onClose: () => void;
}

const NOTE_MAX = 1_000;

/** Says of a day that it was read in part, or takes that back. */
export function DayDialog({ portal, day, onClose }: DayDialogProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const domain = useDomain();
  const change = useChange();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  const [isPending, run] = usePending();
  const params = { portal, day: day.day };

  const mark = async (note: string | null) => {
    const outcome = await change(markDay, { params, body: { note } }, [parsers]);
    if (!outcome.ok) {
      setError(refusalText(outcome));
      return;
    }
    const undo = {
      label: t(messages.undo),
      onAction: () => void change(unmarkDay, { params }, [parsers]),
    };
    showToast({
      ...{ tone: 'success', title: t(messages.marked) },
      ...(!day.marked && { action: undo }),
    });
    onClose();
  };
  const unmark = async () => {
    const outcome = await change(unmarkDay, { params }, [parsers]);
    // Another has taken it back already: that is what was wanted.
    if (!outcome.ok && outcome.failure !== 'notFound') {
      setError(refusalText(outcome));
      return;
    }
    const again = () => void change(markDay, { params, body: { note: day.note } }, [parsers]);
    showToast({
      tone: 'success',
      title: t(messages.unmarked),
      action: { label: t(messages.undo), onAction: again },
    });
    onClose();
  };
  return (
    <Dialog
      title={t(messages.markTitle, {
        portal: domain.portal(portal),
        day: formatDay(day.day, 'long'),
      })}
      description={t(messages.markHelp)}
      isOpen
      onOpenChange={onClose}
    >
      <Form
        {...(error !== null && { errors: { note: error } })}
        onSubmit={(event) => {
          event.preventDefault();
          const note = new FormData(event.currentTarget).get('note');
          setError(null);
          const text = typeof note === 'string' ? note.trim() : '';
          return mark(text === '' ? null : text);
        }}
      >
        <Stack gap="md">
          <TextField
            name="note"
            label={t(messages.markNote)}
            defaultValue={day.note ?? ''}
            maxLength={NOTE_MAX}
            hasCounter
            multiline
            autoFocus
          />
          <Inline justify="end" gap="sm">
            {day.marked && (
              <Button isPending={isPending} onPress={() => run(unmark)}>
                {t(messages.unmark)}
              </Button>
            )}
            <Button variant="quiet" onPress={onClose}>
              {t(pageMessages.cancel)}
            </Button>
            <SubmitButton>{t(day.marked ? pageMessages.save : messages.markDay)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
