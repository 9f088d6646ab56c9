import { buildApp } from '../../apps/server/src/buildApp.ts';
import { bareOptions } from '../../apps/server/src/http/testing/bareApp.ts';
import type { Measurements } from '../../apps/server/src/measurements/client.ts';
import { clientFolder, loadDashboardServer } from '../../apps/server/src/pages/dashboardServer.ts';
import { publishedTag, registerReadRoutes } from '../../apps/server/src/reads/routes.ts';
import { dashboardDist } from '../run/paths.ts';
import type { Spoken } from './wording.ts';

/** A page is rendered again while some of its data are late: at most so often. */
const MAX_RENDERINGS = 10;

/** All reads come from one address. */
const READS_PER_MINUTE = 100_000;

/** Renders pages of the built dashboard over the read routes of a store. */
export async function pagesOf(measurements: Measurements) {
  const deps = { measurements, coverHosts: [] };
  const api = await buildApp({
    ...bareOptions,
    stateTag: () => publishedTag(deps),
    readsPerMinute: READS_PER_MINUTE,
    routes: (app) => registerReadRoutes(app, deps),
  });
  const dashboard = await loadDashboardServer(dashboardDist);

  return {
    close: () => api.close(),
    /** Returns the HTML of a page with all data that the server renders it with. */
    async render(path: string, locale: Spoken): Promise<string> {
      for (let rendering = 0; rendering < MAX_RENDERINGS; rendering += 1) {
        const request = new Request(`http://localhost${path}`, {
          headers: { cookie: `locale=${locale}` },
        });
        const response = await dashboard.renderPage(request, {
          fetchApi: async (url) => {
            const { statusCode: status, body } = await api.inject({ url });
            return { status, body };
          },
          publicUrl: null,
          nonce: '',
          clientFolder: clientFolder(dashboardDist),
        });
        const html = await response.text();
        if (response.status !== 200) throw new Error(`${path} has the status ${response.status}.`);
        if (response.headers.get('cache-control') !== 'no-store') return html;
      }
      throw new Error(`The data of ${path} were late ${MAX_RENDERINGS} times.`);
    },
  };
}
