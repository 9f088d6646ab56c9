import { Alert, Button, Inline, Stack } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { Form, SubmitButton } from '@litometr/ui/form';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../api/useChange.ts';
import { type Failed, useRefusalText } from '../api/useRefusalText.ts';
import { formMessages as messages } from './form.messages.ts';

type Deed = () => Promise<Outcome<unknown>> | null;
type Send = (deed: Deed) => Promise<void>;

export interface FormDialogProps {
  title: string;
  description?: string;
  /** `md` for a text to read before the fields. */
  size?: 'sm' | 'md';
  /** The name of the field at which a refusal is told; without one it stands over the fields. */
  tellAt?: string | ((failed: Failed) => string);
  /** What a refusal is told as, instead of the usual text; null where `children` tell of it. */
  refusal?: (failed: Failed) => string | null;
  /** Sends what stands in the fields, asked for by name; null where there is nothing to send yet. */
  onSend: (text: (name: string) => string) => Promise<Outcome<unknown>> | null;
  /** Called when it is left, and when it was sent and taken. */
  onClose: () => void;
  /** What the deed is called, where it is not 'save'. */
  submit?: string;
  tone?: 'primary' | 'danger';
  /** Whether a press outside leaves it. */
  isDismissable?: boolean;
  /** Another deed at the foot; `send` tells its refusal, or closes. */
  also?: (send: Send) => ReactNode;
  children: ReactNode;
}

/** A form over the page: sent once, closed when it is taken; a refusal stays with what was typed. */
export function FormDialog({
  title,
  description,
  size = 'sm',
  tellAt,
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
  const send: Send = async (deed) => {
    setError(null);
    const outcome = await deed();
    if (outcome === null) return;
    if (outcome.ok) onClose();
    else {
      const text = (refusal ?? refusalText)(outcome);
      const at = typeof tellAt === 'function' ? tellAt(outcome) : tellAt;
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
