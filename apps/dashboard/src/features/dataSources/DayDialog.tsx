import { useFormats } from '@litometr/analytics-widgets';
import {
  markDay,
  type PortalSlug,
  parsers,
  type QualityDay,
  unmarkDay,
} from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { TextField } from '@litometr/ui/form';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { FormDialog } from '../../blocks/FormDialog.tsx';
import { formMessages } from '../../blocks/form.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';

export interface DayDialogProps {
  portal: PortalSlug;
  day: QualityDay;
  onClose: () => void;
}

const NOTE_MAX = 1_000;

/** Marks a day as partially captured, or removes the mark. */
export function DayDialog({ portal, day, onClose }: DayDialogProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const domain = useDomain();
  const marking = useEndpointMutation(markDay, [parsers]);
  const unmarking = useEndpointMutation(unmarkDay, [parsers]);
  const params = { portal, day: day.day };

  const mark = async (note: string | null) => {
    const outcome = await marking.send({ params, body: { note } });
    if (outcome.ok) {
      const undo = {
        label: t(messages.undo),
        onAction: () => void unmarking.send({ params }),
      };
      showToast({
        tone: 'success',
        title: t(messages.marked),
        ...(!day.marked && { action: undo }),
      });
    }
    return outcome;
  };
  const unmark = async () => {
    const outcome = await unmarking.send({ params });
    // Another user has already removed the mark, which is the desired result.
    if (!outcome.ok && outcome.failure !== 'notFound') return outcome;
    const again = () => void marking.send({ params, body: { note: day.note } });
    showToast({
      tone: 'success',
      title: t(messages.unmarked),
      action: { label: t(messages.undo), onAction: again },
    });
    return { ok: true, data: {} } as const;
  };
  return (
    <FormDialog
      title={t(messages.markTitle, {
        portal: domain.portal(portal),
        day: formatDay(day.day, 'long'),
      })}
      description={t(messages.markHelp)}
      errorField="note"
      submit={t(day.marked ? formMessages.save : messages.markDay)}
      also={(send) =>
        day.marked && (
          <Button isPending={unmarking.isPending} onPress={() => void send(unmark)}>
            {t(messages.unmark)}
          </Button>
        )
      }
      onSend={(text) => mark(text('note').trim() || null)}
      onClose={onClose}
    >
      <TextField
        name="note"
        label={t(messages.markNote)}
        defaultValue={day.note ?? ''}
        maxLength={NOTE_MAX}
        hasCounter
        multiline
        autoFocus
      />
    </FormDialog>
  );
}
