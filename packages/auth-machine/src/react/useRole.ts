import { hasRole, type RoleFlags, roleFlags } from '../machine/roles.ts';
import { useUser } from './useUser.ts';

export interface RoleView extends RoleFlags {
  /** `guest` when nobody is signed in. */
  role: string;
  hasRole: (required: string) => boolean;
}

/** What the user's rank opens. */
export function useRole(): RoleView {
  const role = useUser()?.role ?? 'guest';
  return { role, hasRole: (required) => hasRole(role, required), ...roleFlags(role) };
}
