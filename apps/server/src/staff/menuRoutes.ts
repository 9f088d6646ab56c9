import {
  discardMenuDraft,
  menuDiff,
  menuVersions,
  publishMenu,
  restoreMenu,
  saveMenuDraft,
  staffMenu,
} from '@litometr/api-contract';
import { screenKeys } from '@litometr/domain';
import type { FastifyRequest } from 'fastify';
import type { StaffRoute } from '../accounts/staffRoute.ts';
import type { SessionUser } from '../http/contract.ts';
import type { Database } from '../postgres/database.ts';
import { MenuEditor } from './menuEditor.ts';
import type { StaffDeps } from './staffDeps.ts';

/** Two hundred entries with six names each, escapes included. */
const MENU_BODY = 512 * 1024;

/** The editor of the server's menu, for admins. */
export function registerMenuRoutes(route: StaffRoute, { accounts }: StaffDeps): void {
  const { database, now, auditLog } = accounts;
  const editor = new MenuEditor(database, now);
  const recorder =
    ({ id }: SessionUser, request: FastifyRequest) =>
    (tx: Database, details: Record<string, string | number>) =>
      auditLog.record(tx, {
        event: 'menu_changed',
        userId: id,
        address: request.ip,
        details,
      });
  route(staffMenu, 'admin', async () => ({
    current: await editor.current(),
    draft: await editor.draft(),
    components: [...screenKeys],
  }));
  route(
    saveMenuDraft,
    'admin',
    async ({ user, body, request }) => {
      const draft = await editor.save(user.id, body);
      await recorder(user, request)(database, { draft: draft.revision });
      return draft;
    },
    { bodyLimit: MENU_BODY },
  );
  route(discardMenuDraft, 'admin', async ({ user, body, request }) => {
    await editor.discard(body.revision);
    await recorder(user, request)(database, { discarded: body.revision });
    return {};
  });
  route(menuDiff, 'admin', () => editor.diff());
  route(publishMenu, 'admin', ({ user, body, request }) =>
    editor.publish(user.id, body.revision, recorder(user, request)),
  );
  route(menuVersions, 'admin', ({ query }) => editor.history(query));
  route(restoreMenu, 'admin', ({ user, params, body, request }) =>
    editor.restore(user.id, { ...params, ...body }, recorder(user, request)),
  );
}
