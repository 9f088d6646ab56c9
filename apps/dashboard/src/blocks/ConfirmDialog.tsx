import { Button } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './form.messages.ts';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  isOpen: boolean;
  onClose: () => void;
  /** The confirmed action; absent where there is nothing to do. */
  action?: { label: string; isDanger?: boolean; onPress: () => void } | undefined;
  /** Label of the way out. @default 'Cancel' in the reader's language */
  cancelLabel?: string;
  isBusy?: boolean;
  /** `alertdialog` for what cannot be undone. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'md';
  children?: ReactNode;
}

/** Asks the user to confirm an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { formatMessage: t } = useIntl();
  const {
    title,
    text,
    isOpen,
    onClose,
    action,
    isBusy = false,
    role,
    size = 'sm',
    children,
  } = props;
  return (
    <Dialog
      title={title}
      description={text}
      size={size}
      {...(role !== undefined && { role })}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{props.cancelLabel ?? t(messages.cancel)}</Button>
          {action !== undefined && (
            <Button
              variant={action.isDanger === true ? 'danger' : 'primary'}
              isPending={isBusy}
              onPress={action.onPress}
            >
              {action.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
