import {
  changePassword,
  changePreferences,
  endSession,
  endSessions,
  myPreferences,
  mySessions,
} from '@litometr/api-contract';
import type { OwnRoute } from './ownRoute.ts';
import type { PersonalDeps } from './personalDeps.ts';
import * as store from './preferencesStore.ts';

/** A wrong password costs a hash. */
const PASSWORDS_A_MINUTE = 10;

/** Preferences, sessions, password. */
export function registerAccountRoutes(route: OwnRoute, { accounts }: PersonalDeps): void {
  const { database, own, now } = accounts;
  route(myPreferences, ({ user }) => store.readPreferences(database, user.id));
  route(changePreferences, ({ user, body }) =>
    store.changePreferences(database, user.id, body, now()),
  );
  route(mySessions, async ({ user }) => ({ items: await own.sessions(user) }));
  route(endSession, async ({ user, params }) => {
    await own.endSession(user, params.id);
    return {};
  });
  route(endSessions, async ({ user, body }) => ({
    ended: await own.endSessions(user, body.keep_this),
  }));
  route(
    changePassword,
    async ({ user, body }) => {
      await own.changePassword(user, body.current, body.next);
      return {};
    },
    { perMinute: PASSWORDS_A_MINUTE },
  );
}
