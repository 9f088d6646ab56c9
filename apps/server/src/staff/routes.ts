import type { FastifyInstance } from 'fastify';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { registerMenuRoutes } from './menuRoutes.ts';
import { staffAdmission, staffRoutes } from './staffRoute.ts';
import { registerUserRoutes } from './userRoutes.ts';

export interface StaffDeps {
  accounts: Pick<AccountsStore, 'database' | 'now' | 'users' | 'audit' | 'auditLog'>;
}

/** The screens of staff: what changes something is in the audit, and so is who was refused. */
export function registerStaffRoutes(app: FastifyInstance, deps: StaffDeps): void {
  const route = staffRoutes(app, staffAdmission(deps.accounts));
  registerMenuRoutes(route, deps);
  registerUserRoutes(route, deps);
}
