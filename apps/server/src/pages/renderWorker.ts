import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import {
  type ApiResponse,
  clientFolder,
  loadDashboardServer,
  type PageContext,
} from './dashboardServer.ts';

/** Input of the thread. */
export interface RenderWorkerData {
  /** Of the built dashboard. */
  folder: string;
}

/** A page to render, and the port on which the server responds to its calls of the API. */
export interface RenderTask {
  url: string;
  /** The request's `cookie` header. */
  cookie: string;
  publicUrl: string | null;
  nonce: string;
  port: MessagePort;
}

export interface RenderedResponse {
  status: number;
  html: string;
  /** Target of a redirect; null for a page of its own. */
  location: string | null;
  /** False where some of its data were late or failed: another rendering may have them. */
  isWhole: boolean;
}

/** A call of the API on a task's port, and its response. */
export interface PortCall {
  id: number;
  url: string;
}
export interface PortResponse extends ApiResponse {
  id: number;
}

// Its type is that of `PageRenderer`, which starts this thread.
const { folder } = workerData as RenderWorkerData;
const dashboard = await loadDashboardServer(folder);

/** Calls the API over the task's port. */
function callerOver(port: MessagePort): PageContext['fetchApi'] {
  const waiting = new Map<number, (response: ApiResponse) => void>();
  port.on('message', ({ id, ...response }: PortResponse) => {
    waiting.get(id)?.(response);
    waiting.delete(id);
  });
  let calls = 0;
  return (url) =>
    new Promise((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      port.postMessage({ id: calls, url } satisfies PortCall);
    });
}

async function withContext<Result>(
  { url, cookie, publicUrl, nonce, port }: RenderTask,
  render: (request: Request, context: PageContext) => Promise<Result>,
): Promise<Result> {
  try {
    const request = new Request(url, { headers: { cookie } });
    return await render(request, {
      fetchApi: callerOver(port),
      publicUrl,
      nonce,
      clientFolder: clientFolder(folder),
    });
  } finally {
    port.close();
  }
}

export const publicPaths = (): readonly string[] => dashboard.publicPaths;

export const renderPage = (task: RenderTask): Promise<RenderedResponse> =>
  withContext(task, async (request, context) => {
    const response = await dashboard.renderPage(request, context);
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location'),
      isWhole: response.status < 500 && response.headers.get('cache-control') !== 'no-store',
    };
  });

/** As SVG; null for pages without a picture. */
export const sharePicture = (task: RenderTask): Promise<string | null> =>
  withContext(task, dashboard.sharePicture);
