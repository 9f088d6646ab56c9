import type { Sealed } from './sealed.ts';
import type {
  Credentials,
  EndReason,
  LoginError,
  MenuItem,
  MenuReason,
  SessionUser,
} from './types.ts';

export interface LoginRequest extends Credentials {
  /** Whether the tokens outlive the browser's window. */
  remember: boolean;
}

export type SessionEvent =
  | { type: 'session.start' }
  | { type: 'session.logout' }
  | { type: 'login.submit'; request: Sealed<LoginRequest> }
  /** Drops a sign-in under way, or the error of the last one. */
  | { type: 'login.cancel' }
  /** The server answered 401 to the token of this version. */
  | { type: 'token.rejected'; version: number }
  | { type: 'menu.ensure'; reason: MenuReason }
  /** Fetch the menu again, for example in another language; the old one is shown until then. */
  | { type: 'menu.refresh' }
  /** Another tab holds other tokens, or none any more. */
  | { type: 'storage.replaced' }
  | { type: 'storage.cleared' }
  | { type: 'network.online' }
  /** From the machine to itself: the tokens of another tab belong to another user. */
  | { type: 'user.switched' };

/** `wasSignedIn` is false when the session ended before its user was known, as at start-up. */
export interface SessionEnd {
  reason: EndReason;
  wasSignedIn: boolean;
}

/** No tokens and no passwords: those are in the vault. */
export interface SessionContext {
  /** Grows when a session ends or its user changes: what waited for the older one is void. */
  epoch: number;
  /** Null until the user is known. */
  user: SessionUser | null;
  /** Null until the menu is loaded. */
  menu: MenuItem[] | null;
  menuReason: MenuReason;
  loginError: LoginError | null;
  /** Null before the first session of this page has ended. */
  end: SessionEnd | null;
}
