import { buildApp } from '../../buildApp.ts';
import { addressOf, endpoints } from '../../http/testing/endpoints.ts';
import type { Measurements } from '../../measurements/client.ts';
import { portalStates } from '../../measurements/state.ts';
import { registerReadRoutes } from '../../reads/routes.ts';

/** Every public read of every book, author, tag, genre and list that the store holds, by address. */
export async function publicResponses(
  measurements: Measurements,
): Promise<Record<string, unknown>> {
  const app = await buildApp({
    version: 'test',
    dashboardFolder: null,
    coverHosts: [],
    trustProxy: [],
    authenticate: () => Promise.resolve(null),
    stateTag: () => Promise.resolve('test'),
    logger: false,
    routes: (to) => registerReadRoutes(to, { measurements, coverHosts: [] }),
  });
  const responses: Record<string, unknown> = {};
  for (const url of await addresses(measurements)) {
    const response = await app.inject({ method: 'GET', url });
    // A portal responds 404 where it has no data, before and after; the store's ids are part of the
    // address.
    if (response.statusCode >= 500) throw new Error(`${url} answers ${response.body}`);
    responses[url] = response.statusCode === 404 ? 404 : response.json();
  }
  await app.close();
  return responses;
}

async function addresses(measurements: Measurements): Promise<string[]> {
  const reads = endpoints.filter(
    ({ id, method, auth }) => id !== 'settings' && method === 'GET' && auth === 'optional',
  );
  const ids = (table: string, portal: string) =>
    measurements.read((reader) =>
      reader.select<{ id: number }>(
        `SELECT id FROM ${table} WHERE portal = {portal:String} ORDER BY id LIMIT 3`,
        { portal },
      ),
    );
  const lists = (portal: string) =>
    measurements.read((reader) =>
      reader.select<{ list: string }>(
        'SELECT DISTINCT list FROM ranks WHERE portal = {portal:String} ORDER BY list',
        { portal },
      ),
    );
  const found = new Set<string>();
  for (const { portal } of await measurements.read(portalStates)) {
    for (const endpoint of reads) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const table = /\/(books|authors|tags|genres)\/\{id\}/.exec(endpoint.path)?.[1];
      const rows = table === undefined ? [{ id: 0 }] : await ids(table, portal);
      const kinds = names.includes('list') ? await lists(portal) : [{ list: '' }];
      for (const { id } of rows) {
        for (const { list } of kinds) found.add(addressOf(endpoint, { portal, id, list }));
      }
    }
  }
  return [...found];
}
