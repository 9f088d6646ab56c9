import { showToast } from '@litometr/ui/toast';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { refusalMessages as messages } from './refusal.messages.ts';
import type { Refusal } from './refusal.ts';
import type { Outcome } from './useEndpointMutation.ts';

/** A change that was not made. */
export type Failed = Extract<Outcome<unknown>, { ok: false }>;

/** Codes of refusals that a reader can act on. */
const byCode: Readonly<Record<string, MessageDescriptor>> = {
  limit_reached: messages.limit,
  name_taken: messages.nameTaken,
  url_taken: messages.urlTaken,
  wrong_password: messages.wrongPassword,
  permission_denied: messages.role,
  last_admin: messages.lastAdmin,
};

/** Whether the server refused the new password itself. Forms check its length before. */
export function refusesPassword(refusal: Refusal | null): boolean {
  return refusal !== null && ('password' in refusal.fields || 'next' in refusal.fields);
}

function messageOf({ failure, refusal }: Failed): MessageDescriptor {
  const coded = refusal?.code == null ? undefined : byCode[refusal.code];
  if (coded !== undefined) return coded;
  if (refusesPassword(refusal)) return messages.weakPassword;
  if (refusal?.status === 429) return messages.tooFast;
  if (failure === 'notFound') return messages.gone;
  if (failure === 'refused') return messages.invalid;
  return failure === 'offline' || failure === 'timeout' ? messages[failure] : messages.server;
}

/** Why a change was not made, and what to do. */
export function useRefusalText(): (failed: Failed) => string {
  const { formatMessage } = useIntl();
  return (failed) => formatMessage(messageOf(failed));
}

/** Returns a function that shows a failed change as a toast, where no field can show it. */
export function useErrorToast(): (title: string, failed: Failed) => void {
  const textOf = useRefusalText();
  return (title, failed) => {
    showToast({ tone: 'danger', title, description: textOf(failed) });
  };
}
