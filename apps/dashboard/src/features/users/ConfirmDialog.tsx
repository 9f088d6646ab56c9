import { Button } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { useIntl } from 'react-intl';
import { usePending } from '../../api/usePending.ts';
import { formMessages } from '../../blocks/form.messages.ts';

export interface ConfirmDialogProps {
  title: string;
  help: string;
  /** Words of the deed. */
  deed: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ title, help, deed, onConfirm, onClose }: ConfirmDialogProps) {
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
            {deed}
          </Button>
        </>
      }
    />
  );
}
