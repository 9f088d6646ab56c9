export { type AuthMachine, authMachine } from './machine/authMachine.ts';
export {
  createSession,
  type LoginResult,
  type Session,
  type SessionOptions,
} from './machine/createSession.ts';
export { REQUEST_TIMEOUT_MS } from './machine/deadline.ts';
export {
  MalformedAnswerError,
  MenuRestoreError,
  NO_REFRESH_TOKEN,
  RenewalUnreachableError,
  SessionChangedError,
  SessionEndedError,
  TransportError,
} from './machine/errors.ts';
export type { LoginRequest, SessionContext, SessionEnd, SessionEvent } from './machine/events.ts';
export { inAppPath } from './machine/inAppPath.ts';
export type { SessionFailure } from './machine/machineSetup.ts';
export { createMemoryStorage } from './machine/memoryStorage.ts';
export type {
  LoginAnswer,
  RefreshAnswer,
  ReleaseLock,
  RenewalLock,
  SessionClock,
  SessionParsers,
  SessionTransport,
  TokenStorage,
} from './machine/ports.ts';
export {
  hasRole,
  type Role,
  type RoleFlags,
  roleFlags,
  roleRank,
  visibleMenu,
} from './machine/roles.ts';
export { type SessionStatus, statusOf } from './machine/selectors.ts';
export { type CallOwner, type SessionCall, sendInSession } from './machine/sendInSession.ts';
export type { SentToken, TokenGate } from './machine/tokenGate.ts';
export type {
  Credentials,
  EndReason,
  LoginError,
  MenuItem,
  MenuItemMeta,
  SessionUser,
  Tokens,
} from './machine/types.ts';
