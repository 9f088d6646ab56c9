import {
  type AccountRole,
  changeUser,
  type Endpoint,
  endUserSessions,
  resetUser,
  type StaffUser,
  staffAudit,
  staffUsers,
} from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useIntl } from 'react-intl';
import { type Outcome, useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import { roleMessages } from '../../domain/role.messages.ts';
import { usersMessages as messages } from './users.messages.ts';

/** Endpoints that show accounts and actions on them. */
export const shownUsers: readonly Endpoint[] = [staffUsers, staffAudit];

/**
 * Returns the actions of an admin on an account. Each reports its outcome as a toast; none rejects.
 */
export function useUserActions() {
  const { formatMessage: t } = useIntl();
  const userChange = useEndpointMutation(changeUser, shownUsers);
  const sessionsEnd = useEndpointMutation(endUserSessions, shownUsers);
  const passwordReset = useEndpointMutation(resetUser, shownUsers);
  const refusalText = useRefusalText();

  const showError = (failed: Extract<Outcome<unknown>, { ok: false }>) => {
    const code = failed.refusal?.code;
    const known =
      code === 'conflict' ? messages.conflict : code === 'own_account' ? messages.own : null;
    showToast({
      tone: 'danger',
      title: t(messages.failed),
      description: known === null ? refusalText(failed) : t(known),
    });
  };
  const seenOf = (user: StaffUser) => ({ role: user.role, disabled: user.disabled_at !== null });

  const setRole = async (user: StaffUser, role: AccountRole, back: AccountRole | undefined) => {
    const body = { role, seen: seenOf(user) };
    const outcome = await userChange.send({ params: { id: String(user.id) }, body });
    if (!outcome.ok) {
      showError(outcome);
      return;
    }
    const undo = { label: t(messages.undo), onAction: () => undoRole(outcome.data, back) };
    showToast({
      tone: 'success',
      title: t(messages.roleDone, { name: user.username, role: t(roleMessages[role]) }),
      ...(back !== undefined && { action: undo }),
    });
  };
  const undoRole = (user: StaffUser, back: AccountRole | undefined) => {
    if (back !== undefined) void setRole(user, back, undefined);
  };
  const setDisabled = async (user: StaffUser, disabled: boolean) => {
    const body = { disabled, seen: seenOf(user) };
    const outcome = await userChange.send({ params: { id: String(user.id) }, body });
    if (!outcome.ok) {
      showError(outcome);
      return;
    }
    const done = disabled ? messages.disabledDone : messages.enabledDone;
    showToast({
      tone: 'success',
      title: t(done, { name: user.username }),
      ...(disabled && {
        action: {
          label: t(messages.undo),
          onAction: () => void setDisabled(outcome.data, false),
        },
      }),
    });
  };
  const endSessions = async (user: StaffUser) => {
    const outcome = await sessionsEnd.send({ params: { id: String(user.id) } });
    if (outcome.ok) {
      showToast({ tone: 'success', title: t(messages.endedDone, { name: user.username }) });
    } else showError(outcome);
  };
  /** Returns the new password; null where the reset failed. */
  const reset = async (user: StaffUser): Promise<string | null> => {
    const outcome = await passwordReset.send({ params: { id: String(user.id) } });
    if (outcome.ok) return outcome.data.password;
    showError(outcome);
    return null;
  };
  const isPending = userChange.isPending || sessionsEnd.isPending || passwordReset.isPending;
  return { setRole, setDisabled, endSessions, reset, isPending };
}
