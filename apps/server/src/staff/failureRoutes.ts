import { backgroundFailures, dismissBackgroundFailure } from '@litometr/api-contract';
import type { StaffRoute } from '../accounts/staffRoute.ts';
import { notFound } from '../http/errors.ts';
import type { StaffDeps } from './staffDeps.ts';

/** The failures of background loops, for moderators and admins. */
export function registerFailureRoutes(route: StaffRoute, { accounts }: StaffDeps): void {
  const { database, auditLog, failures } = accounts;
  route(backgroundFailures, 'moderator', async () => ({ items: await failures.list() }));
  route(dismissBackgroundFailure, 'moderator', async ({ user, params, request }) => {
    await database.transaction(async (tx) => {
      const dismissed = await failures.dismiss(params.id, tx);
      if (dismissed === null) throw notFound('There is no such open failure.');
      const { loop, subject } = dismissed;
      await auditLog.record(tx, {
        event: 'parser_changed',
        userId: user.id,
        address: request.ip,
        details: { failure: `${loop}: ${subject}`, dismissed: true },
      });
    });
    return {};
  });
}
