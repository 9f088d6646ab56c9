import { hasRole, type RoleFlags, roleFlags } from '../machine/roles.ts';
import { useUser } from './useUser.ts';

export interface RoleView extends RoleFlags {
  /** `guest` when no user is signed in. */
  role: string;
  hasRole: (required: string) => boolean;
}

/** Returns the role of the user and a check against it. */
export function useRole(): RoleView {
  const role = useUser()?.role ?? 'guest';
  return { role, hasRole: (required) => hasRole(role, required), ...roleFlags(role) };
}
