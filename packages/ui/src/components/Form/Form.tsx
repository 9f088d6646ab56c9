import { clsx } from 'clsx';
import { type Ref, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as css from './Form.css.ts';
import { FormPendingContext } from './FormPendingContext.ts';
import { useFocusRefused } from './useFocusRefused.ts';
import { useWrongFields } from './useWrongFields.ts';

type SendEvent = Parameters<NonNullable<AriaFormProps['onSubmit']>>[0];

export interface FormProps
  extends Omit<AriaFormProps, 'className' | 'validationErrors' | 'onSubmit'> {
  /**
   * Errors from the server, by field name. The first such field gets the focus; a message
   * disappears when its field is edited. Errors of no field of the form are shown in the summary.
   */
  errors?: Record<string, string | string[]>;
  /**
   * Sends the fields. While what it returns is pending, or `isPending` holds, the form is not sent
   * again and its SubmitButton waits.
   */
  onSubmit?: (event: SendEvent) => unknown;
  isPending?: boolean;
  /** Lists above the fields what is wrong, each a way to its field. For forms of many fields. */
  hasErrorSummary?: boolean;
  className?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Fields that are sent together. Sending is blocked while a field is invalid; the first such field
 * gets the focus and says why.
 */
export function Form({
  errors,
  onSubmit,
  isPending = false,
  hasErrorSummary = false,
  className,
  children,
  ref,
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = isPending || isSending;
  const wrong = useWrongFields(form, errors);
  useFocusRefused(form, errors);

  const send = (event: SendEvent) => {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    const answer = onSubmit?.(event);
    if (!(answer instanceof Promise)) return;
    setSending(true);
    // A refusal that the owner did not catch stays unhandled: it is reported, not swallowed.
    void answer.finally(() => setSending(false));
  };

  return (
    <AriaForm
      {...rest}
      {...(errors && { validationErrors: errors })}
      ref={mergeRefs(form, ref)}
      onSubmit={send}
      aria-busy={isBusy || undefined}
      className={clsx(css.root, className)}
    >
      <FormPendingContext value={isBusy}>
        {(hasErrorSummary ? wrong : wrong.filter(({ control }) => control === null)).length > 0 && (
          <ErrorSummary
            wrong={hasErrorSummary ? wrong : wrong.filter(({ control }) => control === null)}
          />
        )}
        {children}
      </FormPendingContext>
    </AriaForm>
  );
}
