/**
 * `npm run dev`: the dashboard with hot reload on PORT (8080), and behind it the API, which
 * restarts when a source of the server changes.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { dashboardFolder, root, SOURCE_CONDITION } from '../run/paths.ts';

const port = Number(process.env['PORT'] ?? 8080);
const host = process.env['HOST'] ?? '127.0.0.1';
const apiPort = port + 1;

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

const server = await createServer({
  root: dashboardFolder,
  server: {
    port,
    host,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
});
await server.listen();
server.printUrls();

const stop = () => {
  api.kill('SIGTERM');
  void server.close().finally(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
