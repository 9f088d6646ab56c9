import {
  changeCollector,
  collectorRunById,
  collectorRuns,
  collectors as collectorsEndpoint,
  startCollectorRun,
  stopCollectorRun,
} from '@litometr/api-contract';
import { pickLocale } from '../accounts/menu/languages.ts';
import type { StaffRoute } from '../accounts/staffRoute.ts';
import { ApiError, badParameter, notFound } from '../http/errors.ts';
import { CollectorRefusal } from './collectorRefusal.ts';
import type { Collectors } from './collectors.ts';

/** Methods of the collectors that the routes call. */
export type CollectorService = Pick<
  Collectors,
  'list' | 'find' | 'change' | 'start' | 'stop' | 'runs' | 'run' | 'progress'
>;

/** The collectors, for moderators and admins. */
export function registerCollectorRoutes(route: StaffRoute, collectors: CollectorService): void {
  route(collectorsEndpoint, 'moderator', async ({ request }) => ({
    items: await collectors.list(pickLocale(request.headers['accept-language'])),
  }));
  route(changeCollector, 'admin', async ({ user, params: { portal }, body, request }) => {
    const actor = { id: user.id, address: request.ip };
    await allowed(() => collectors.change(portal, body, actor));
    return collectors.find(portal, pickLocale(request.headers['accept-language']));
  });
  route(collectorRuns, 'moderator', ({ params: { portal }, query }) =>
    collectors.runs(portal, query),
  );
  route(startCollectorRun, 'moderator', async ({ user, params: { portal }, request, reply }) => {
    const actor = { id: user.id, address: request.ip };
    const { run } = await allowed(() => collectors.start(portal, { trigger: 'staff', actor }));
    reply.code(202);
    return run;
  });
  route(collectorRunById, 'moderator', async ({ params: { portal, run } }) => {
    const found = await collectors.run(portal, run);
    if (found === null) throw notFound('There is no such run.');
    return found;
  });
  route(stopCollectorRun, 'moderator', async ({ user, params: { portal, run }, request }) => {
    const actor = { id: user.id, address: request.ip };
    const stopped = await collectors.stop(portal, { run, actor });
    if (stopped === null) throw notFound('There is no such run under way.');
    return stopped;
  });
}

async function allowed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CollectorRefusal)) throw error;
    if (error.code === 'not_agreed') throw badParameter('agreed', error.message);
    throw new ApiError(409, error.message, { code: error.code });
  }
}
