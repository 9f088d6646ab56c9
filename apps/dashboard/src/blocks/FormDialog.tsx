import { Alert, Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton } from '@litometr/ui/form';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../api/useEndpointMutation.ts';
import { type Failed, useRefusalText } from '../api/useRefusalText.ts';
import { formMessages as messages } from './form.messages.ts';

type Action = () => Promise<Outcome<unknown>> | null;
type Send = (action: Action) => Promise<void>;

export interface FormDialogProps {
  title: string;
  description?: string;
  /** `md` for a text to read before the fields. */
  size?: 'sm' | 'md';
  /** The name of the field that shows a refusal; without one it is shown above the fields. */
  errorField?: string | ((failed: Failed) => string);
  /** Returns the text of a refusal in place of the default one; null where `children` show it. */
  refusal?: (failed: Failed) => string | null;
  /** Sends the values of the fields, read by name; null where there is nothing to send yet. */
  onSend: (text: (name: string) => string) => Promise<Outcome<unknown>> | null;
  /** Called on cancel, and after the server has accepted the form. */
  onClose: () => void;
  /** Label of the submit button; 'save' by default. */
  submit?: string;
  tone?: 'primary' | 'danger';
  /** Whether a press outside leaves it. */
  isDismissable?: boolean;
  /** Another action in the footer; `send` shows its refusal, or closes the dialog. */
  also?: (send: Send) => ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog: sent once, closed on success; a refusal is shown with the input preserved.
 */
export function FormDialog({
  title,
  description,
  size = 'sm',
  errorField,
  refusal,
  onSend,
  onClose,
  submit,
  tone = 'primary',
  isDismissable = true,
  also,
  children,
}: FormDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const [error, setError] = useState<{ text: string; at: string | undefined } | null>(null);
  const send: Send = async (action) => {
    setError(null);
    const outcome = await action();
    if (outcome === null) return;
    if (outcome.ok) onClose();
    else {
      const text = (refusal ?? refusalText)(outcome);
      const at = typeof errorField === 'function' ? errorField(outcome) : errorField;
      setError(text === null ? null : { text, at });
    }
  };
  return (
    <Dialog
      title={title}
      {...(description !== undefined && { description })}
      size={size}
      isOpen
      onOpenChange={onClose}
      isDismissable={isDismissable}
    >
      <Form
        {...(error?.at !== undefined && { errors: { [error.at]: error.text } })}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const text = (name: string) => {
            const value = fields.get(name);
            return typeof value === 'string' ? value : '';
          };
          return send(() => onSend(text));
        }}
      >
        <Stack gap="md">
          {error !== null && error.at === undefined && <Alert tone="danger">{error.text}</Alert>}
          {children}
          <Inline justify="end" gap="sm">
            {also?.(send)}
            <Button variant="quiet" onPress={onClose}>
              {t(messages.cancel)}
            </Button>
            <SubmitButton variant={tone}>{submit ?? t(messages.save)}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
