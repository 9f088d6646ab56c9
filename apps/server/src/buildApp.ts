import type { Endpoint } from '@litometr/api-contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  type ConnectionLimits,
  defaultConnectionLimits,
  limitedServers,
} from './http/connectionLimits.ts';
import type { Authenticate } from './http/contract.ts';
import {
  registerErrorResponses,
  registerNotFound,
  respondToUnreadable,
} from './http/errorResponses.ts';
import { openApiDocument, registerOpenApi } from './http/openApi.ts';
import { registerReadLimit } from './http/readLimit.ts';
import { registerRevalidation, type StateTag } from './http/revalidation.ts';
import { registerSecurity } from './http/security.ts';
import { registerDashboard } from './pages/dashboardFiles.ts';
import { isDashboardBuilt } from './pages/dashboardServer.ts';
import { PageRenderer } from './pages/PageRenderer.ts';

export interface AppOptions {
  version: string;
  /** Public address of the dashboard; without it links to its own pages are relative. */
  publicUrl?: string | null;
  /** Folder of the built dashboard; null serves the API alone. */
  dashboardFolder: string | null;
  coverHosts: readonly string[];
  trustProxy: readonly string[];
  /** Limits that differ from the defaults. */
  connections?: Partial<ConnectionLimits>;
  /** Public reads a minute and address block; a generous number where it is left out. */
  readsPerMinute?: number;
  authenticate: Authenticate;
  stateTag: StateTag;
  logger: FastifyBaseLogger | false;
  /** Registers the endpoints' handlers. */
  routes: (app: FastifyInstance) => void;
}

/** Bodies of the API are small; bundles come by another way. */
const BODY_LIMIT = 16 * 1024;

/** The HTTP application: security headers, the contract's routes, the dashboard's files. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    forceCloseConnections: 'idle',
    clientErrorHandler: respondToUnreadable,
    genReqId: () => crypto.randomUUID(),
    ...(options.logger === false ? { logger: false } : { loggerInstance: options.logger }),
    serverFactory: limitedServers({
      limits: { ...defaultConnectionLimits, ...options.connections },
      trustProxy: options.trustProxy,
      warn: (message) => app.log.warn(message),
    }),
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const folder = options.dashboardFolder;
  const hasPages = folder !== null && isDashboardBuilt(folder);
  const renderer = hasPages ? new PageRenderer(app, folder) : null;
  const endpoints: Endpoint[] = [];

  // JSON is the only body that is parsed without a parser of the route's own.
  app.removeContentTypeParser('text/plain');
  app.decorate('authenticate', options.authenticate);
  app.decorate('publicUrl', options.publicUrl ?? null);
  app.decorate('publicPaths', async () => (await renderer?.publicPaths()) ?? []);
  app.addHook('onRoute', (added) => {
    const endpoint = added.config?.endpoint;
    if (endpoint !== undefined && !endpoints.includes(endpoint)) endpoints.push(endpoint);
  });
  const { coverHosts } = options;
  await registerSecurity(app, {
    hasPages,
    coverHosts,
    publicUrl: app.publicUrl,
  });
  registerErrorResponses(app);
  await registerReadLimit(app, options.readsPerMinute);
  registerRevalidation(app, options.stateTag, options.version);
  options.routes(app);
  await registerOpenApi(app, openApiDocument(endpoints, options.version));
  if (folder === null || renderer === null) registerNotFound(app);
  else await registerDashboard(app, folder, renderer);
  return app;
}

/**
 * An address with broken escapes is looked up as it is written, so that its 404 has the headers of
 * every response.
 */
function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
