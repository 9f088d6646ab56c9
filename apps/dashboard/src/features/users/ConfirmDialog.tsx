import { Button } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { useIntl } from 'react-intl';
import { usePending } from '../../api/usePending.ts';
import { formMessages } from '../../blocks/form.messages.ts';

export interface ConfirmDialogProps {
  title: string;
  help: string;
  /** Label of the confirmed action. */
  actionLabel: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks the user to confirm an irreversible action. */
export function ConfirmDialog({
  title,
  help,
  actionLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { formatMessage: t } = useIntl();
  const [isPending, run] = usePending();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={help}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(formMessages.cancel)}</Button>
          <Button
            variant="danger"
            isPending={isPending}
            onPress={() => run(() => onConfirm().finally(onClose))}
          >
            {actionLabel}
          </Button>
        </>
      }
    />
  );
}
