import type { FastifyInstance } from 'fastify';
import { toAddressKey } from '../http/addressBlocks.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { InboxStore } from '../personal/inboxStore.ts';
import type { PersonalDeps } from '../personal/personalDeps.ts';
import { readPreferences } from '../personal/preferencesStore.ts';
import { shownAlerts } from './alertRoutes.ts';
import { atomFeed } from './atom.ts';
import { FeedStore } from './feedStore.ts';

const ENTRIES = 100;
const CALLS_A_MINUTE = { points: 60, seconds: 60 };

/** Registers the private feed. It needs no session: anyone who knows its address may read it. */
export function registerFeed(app: FastifyInstance, { accounts }: PersonalDeps): void {
  const { counters, database, now, failures } = accounts;
  const feeds = new FeedStore(database, now);
  const inbox = new InboxStore(database, now);
  /** Per feed: one service may fetch the feeds of many readers from one address. */
  const fetches = counters.create('feed_fetch', CALLS_A_MINUTE);
  /** Per address, of feeds that do not exist. */
  const misses = counters.create('feed_miss', CALLS_A_MINUTE);
  app.get<{ Params: { file: string } }>(
    '/api/feeds/:file',
    // The address is the key: it is in no log.
    { logLevel: 'silent' },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const token = /^([\w-]{43})\.atom$/.exec(request.params.file)?.[1];
      const owner = token === undefined ? null : await feeds.ownerOf(token);
      const wait =
        owner === null
          ? await misses.take(toAddressKey(request.ip))
          : await fetches.take(String(owner));
      if (wait > 0) {
        throw new ApiError(429, 'Too many calls.', { headers: { 'retry-after': String(wait) } });
      }
      if (owner === null) throw notFound('There is no such feed.');
      const { rows } = await inbox.page(owner, false, { page: 1, size: ENTRIES });
      const { locale } = await readPreferences(database, owner);
      const alerts = await shownAlerts(rows, failures);
      return reply
        .type('application/atom+xml; charset=utf-8')
        .send(atomFeed({ alerts, locale: locale ?? 'ru', publicUrl: app.publicUrl, now: now() }));
    },
  );
}
