import type { LoginRequest } from './events.ts';
import type { Sealed } from './sealed.ts';
import type { MenuItem, SessionUser, Tokens } from './types.ts';

export interface LoginOutcome {
  tokens: Sealed<Tokens>;
  user: SessionUser;
  menu: MenuItem[] | null;
  remember: boolean;
}

export interface LoginInput {
  request: Sealed<LoginRequest>;
}
