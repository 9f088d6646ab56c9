import {
  changeParser,
  type LiveState,
  live,
  markDay,
  type ParserStatus,
  parserDetail,
  parsers,
  staffLog,
  unmarkDay,
} from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { hasRank } from '../accounts/roles.ts';
import type { Admit, StaffRoute } from '../accounts/staffRoute.ts';
import { ParserControls } from '../collectors/parserControls.ts';
import { ApiError } from '../http/errors.ts';
import type { Reader } from '../measurements/client.ts';
import { publishedStates } from '../measurements/state.ts';
import { registerLiveStream } from './liveStream.ts';
import { breachesOf, errorGroupsOf, fieldCoverageOf } from './parserFaults.ts';
import { importsOfDay, parserRuns, parserStatuses } from './parserStatus.ts';
import type { StaffDeps } from './staffDeps.ts';

/** Registers the state of the data of portals, for moderators and admins. */
export function registerParserRoutes(
  app: FastifyInstance,
  route: StaffRoute,
  { accounts, measurements, underWay, logTail, ...deps }: StaffDeps & { admission: Admit },
): void {
  const { database, auditLog, now } = accounts;
  const { admission, controls = new ParserControls(database, auditLog, now) } = deps;
  const reading = <T>(work: (db: Reader) => Promise<T>) => measurements.read(work);
  const liveState = async (): Promise<LiveState> => ({
    at: now().toISOString(),
    imports: await underWay(),
    collectors: deps.collectors.progress(),
  });
  route(parsers, 'moderator', async () => {
    const overrides = { controls: await controls.controls(), marks: await controls.marks() };
    return reading(async (db) => {
      const states = await publishedStates(measurements, db);
      const items = await parserStatuses(db, { states, ...overrides, now: now() });
      const attention = items.filter(needsALook).length;
      return { attention, last_day: await importsOfDay(db), items };
    });
  });
  route(parserDetail, 'moderator', ({ params: { portal } }) =>
    reading(async (db) => ({
      runs: await parserRuns(db, portal),
      coverage: await fieldCoverageOf(db, portal),
      breaches: await breachesOf(db, portal),
      errors: await errorGroupsOf(db, portal),
    })),
  );
  route(changeParser, 'moderator', async ({ user, params, body, request }) => {
    if (body.paused !== undefined && !hasRank(user.role, 'admin')) {
      throw new ApiError(403, 'Portals are paused by admins.', { code: 'permission_denied' });
    }
    const actor = { id: user.id, address: request.ip };
    const { paused, note, seen_note: seenNote, mute_hours: muteHours } = body;
    const change = { paused, note, seenNote, muteHours };
    const changed = await controls.change(params.portal, change, actor);
    return {
      paused_at: changed.pausedAt?.toISOString() ?? null,
      muted_until: changed.mutedUntil?.toISOString() ?? null,
      note: changed.note,
    };
  });
  route(markDay, 'moderator', async ({ user, params, body, request }) => {
    const actor = { id: user.id, address: request.ip };
    await controls.mark(params.portal, params.day, body.note, actor);
    return {};
  });
  route(unmarkDay, 'moderator', async ({ user, params, request }) => {
    await controls.unmark(params.portal, params.day, { id: user.id, address: request.ip });
    return {};
  });
  route(live, 'moderator', liveState);
  registerLiveStream(app, { admission, read: liveState });
  route(staffLog, 'moderator', ({ query }) => ({
    items: logTail?.lines(query.level, query.q) ?? [],
  }));
}

const calm: readonly ParserStatus['state'][] = ['ok', 'paused', 'none'];

const needsALook = ({ state, muted_until: muted }: ParserStatus) =>
  muted === null && !calm.includes(state);
