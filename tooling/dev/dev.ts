/**
 * `npm run dev`: the dashboard with hot reload on PORT (8080), and behind it the API, which
 * restarts when a source of the server changes.
 */
import { spawn } from 'node:child_process';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'vite';
import type { DashboardServer } from '../../apps/server/src/pages/dashboardServer.ts';
import { dashboardFolder, root, SOURCE_CONDITION } from '../run/paths.ts';

const port = Number(process.env['PORT'] ?? 8080);
const host = process.env['HOST'] ?? '127.0.0.1';
const apiPort = port + 1;
const apiAddress = `http://127.0.0.1:${apiPort}`;

const api = spawn(
  'node',
  ['--watch', '--watch-preserve-output', SOURCE_CONDITION, 'apps/server/src/dev.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', NODE_ENV: 'development' },
  },
);
api.on('exit', (code) => process.exit(code ?? 1));

const web = createHttpServer();
const vite = await createServer({
  root: dashboardFolder,
  appType: 'custom',
  server: {
    // The port's own server, for hot reload as well.
    middlewareMode: { server: web },
    hmr: { server: web },
    proxy: { '/api': { target: apiAddress, changeOrigin: false } },
  },
});

/** Renders a page as the server does, over HTTP to the API beside it. */
async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The module that the product's build is made of.
  const dashboard = (await vite.ssrLoadModule('/src/server.ts')) as DashboardServer;
  const page = await dashboard.renderPage(
    new Request(`http://${host}:${port}${request.url ?? '/'}`, {
      headers: { cookie: request.headers.cookie ?? '' },
    }),
    {
      fetchApi: async (url) => {
        const answer = await fetch(apiAddress + url);
        return { status: answer.status, body: await answer.text() };
      },
      publicUrl: null,
      nonce: '',
      clientFolder: null,
    },
  );
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(await page.text());
}

web.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    sendPage(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The page could not be rendered; the reason is in the terminal.');
    });
  });
});
web.listen(port, host, () => console.log(`Dashboard: http://${host}:${port}`));

const stop = () => {
  api.kill('SIGTERM');
  web.close();
  void vite.close().finally(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
