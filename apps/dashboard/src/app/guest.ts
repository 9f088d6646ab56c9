import {
  createMemoryStorage,
  createSession,
  type Session,
  type SessionParsers,
} from '@litometr/auth-machine';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** What stands for the browser where pages are drawn without one: a guest who calls for nothing. */

const nobody = (): never => {
  throw new Error('The page is drawn for a guest: there is nobody to call for.');
};

export const noGuards = { requireGuest: nobody, requireSession: nobody };

export async function guestSession(): Promise<Session> {
  const session = createSession({
    storage: createMemoryStorage(),
    transport: { login: nobody, refresh: nobody, fetchUser: nobody, fetchMenu: nobody },
    parsers: {} as SessionParsers,
  });
  await session.start();
  return session;
}

/** Calls that are made all the same are never answered: their places are kept. */
export async function guestServices(queryClient: QueryClient): Promise<Services> {
  const unanswered = () => new Promise<never>(() => undefined);
  return {
    session: await guestSession(),
    queryClient,
    call: unanswered,
    download: unanswered,
    transfer: { send: unanswered, listen: unanswered },
    warmWire: unanswered,
  };
}
