import {
  createMemoryStorage,
  createSession,
  type Session,
  type SessionParsers,
} from '@litometr/auth-machine';
import type { QueryClient } from '@tanstack/react-query';
import axios from 'axios';
import { pathOf } from '../api/call.ts';
import type { Read } from '../api/read.ts';
import { apiOf, type Services } from './services.ts';

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
  const http = axios.create({ adapter: () => new Promise(() => undefined) });
  return { session: await guestSession(), queryClient, ...apiOf(http) };
}

/** The address of a read, as the browser asks for it and as a server answers it. */
export function addressOf({ endpoint, input }: Read): string {
  const parts: { params?: unknown; query?: unknown } = input;
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)])).toString();
  const path = pathOf(endpoint, parts.params).replaceAll('%3Aid', ':id');
  return `/api/${path}${search === '' ? '' : `?${search}`}`;
}
