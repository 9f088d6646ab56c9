import type { AuditEvent, AuditRecord } from '@litometr/api-contract';
import type { MessageDescriptor } from 'react-intl';
import { auditValueMessages, auditMessages as messages } from './audit.messages.ts';

export const eventMessages: Readonly<Record<AuditEvent, MessageDescriptor>> = {
  authn_login_success: messages.login,
  authn_login_fail: messages.loginFail,
  authn_login_fail_max: messages.loginFailMax,
  authn_login_lock: messages.loginLock,
  authn_token_created: messages.tokenCreated,
  authn_token_revoked: messages.tokenRevoked,
  authn_token_reuse: messages.tokenReuse,
  authn_password_change: messages.passwordChange,
  authz_fail: messages.refused,
  user_created: messages.userCreated,
  user_updated: messages.userUpdated,
  user_disabled: messages.userDisabled,
  user_enabled: messages.userEnabled,
  user_removed: messages.userRemoved,
  data_imported: messages.dataImported,
  menu_changed: messages.menuChanged,
  parser_changed: messages.parserChanged,
};

/** Events of another version have their own name. */
export function messageOfEvent(event: string): MessageDescriptor | null {
  const byEvent: Readonly<Record<string, MessageDescriptor>> = eventMessages;
  return byEvent[event] ?? null;
}

export const keyMessages: Readonly<Record<string, MessageDescriptor>> = {
  role: messages.keyRole,
  portal: messages.keyPortal,
  day: messages.keyDay,
  mark: messages.keyMark,
  paused: messages.keyPaused,
  noted: messages.keyNoted,
  mute_hours: messages.keyMute,
  import: messages.keyImport,
  rerun_of: messages.keyRerun,
  outcome: messages.keyOutcome,
  bytes: messages.keyBytes,
  path: messages.keyPath,
  needs: messages.keyNeeds,
  sessions: messages.keySessions,
  reason: messages.keyReason,
  failure: messages.keyFailure,
  dismissed: messages.keyDismissed,
  version: messages.keyVersion,
  restored: messages.keyRestored,
  collector: messages.keyCollector,
  rename: messages.keyRename,
  kind: messages.keyKind,
  former: messages.keyFormer,
  present: messages.keyPresent,
  own: messages.keyOwn,
  demo: messages.keyDemo,
  confirm: messages.keyConfirm,
};

/** Returns the message of a word of the server; null for a name, an address, or a word of another version. */
export function messageOfValue(key: string, value: string): MessageDescriptor | null {
  const byKeyAndValue: Readonly<Record<string, MessageDescriptor>> = auditValueMessages;
  return byKeyAndValue[`${key} ${value}`] ?? null;
}

type Value = AuditRecord['details'][string];

export interface DetailLine {
  key: string;
  /** The previous value; null where the record has none. */
  before: Value | null;
  value: Value;
}

/** Values that `before` may be of. */
const changing = ['role', 'paused', 'mark'];
/** Details that are long and of no use to a person. */
const unread = new Set(['before', 'sha256', 'method']);

/** Returns the details of a record, one per line; a changed value comes with the previous one. */
export function detailLines({ details }: Pick<AuditRecord, 'details'>): DetailLine[] {
  const before = details['before'] ?? null;
  const changed = changing.find((key) => key in details);
  return Object.entries(details)
    .filter(([key]) => !unread.has(key))
    .map(([key, value]) => ({ key, value, before: key === changed ? before : null }));
}

/**
 * Returns who did it: the actor, or the account itself; null for actions without a signed-in user.
 */
export const doerOf = ({ actor, user }: AuditRecord): string | null =>
  actor?.username ?? user?.username ?? null;

/** Whose account it was done to, where that is another's. */
export const objectOf = ({ actor, user }: AuditRecord): string | null =>
  actor === null ? null : (user?.username ?? null);

/** Characters of a hash that are enough to distinguish two by eye. */
const SHORT_HASH_LENGTH = 8;

export const shortHash = (hash: string): string => hash.slice(0, SHORT_HASH_LENGTH);
