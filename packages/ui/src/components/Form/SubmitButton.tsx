import { use } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { FormPendingContext } from './FormPendingContext.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onPress'>;

/** Submits the surrounding Form, and is pending while the form is. */
export function SubmitButton({
  variant = 'primary',
  isPending = false,
  ...rest
}: SubmitButtonProps) {
  const isSending = use(FormPendingContext);
  return <Button {...rest} type="submit" variant={variant} isPending={isPending || isSending} />;
}
