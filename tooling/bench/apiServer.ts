/**
 * The server of the API bench, in a process of its own: `apiServer.ts <data folder>`. Sends its
 * address over the channel to its parent, and on each `figures` message the load of the event loop
 * and the processor since the one before.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { openServer } from '../../apps/server/src/openServer.ts';
import { dashboardDist } from '../run/paths.ts';

const [dataFolder = ''] = process.argv.slice(2);

/** Load of the server since the previous message. Milliseconds and MiB. */
export interface ServerFigures {
  loopP99: number;
  loopMax: number;
  cpu: number;
  rss: number;
}

const server = await openServer({
  config: readConfig({
    PORT: '0',
    LITOMETR_DATA_DIR: dataFolder,
    LITOMETR_DEMO: 'off',
    LITOMETR_ADMIN_PASSWORD: 'bench bench bench',
  }),
  dashboardFolder: dashboardDist,
  logger: false,
  say: () => undefined,
});

const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
let cpu = process.cpuUsage();

process.on('message', () => {
  const used = process.cpuUsage(cpu);
  const figures: ServerFigures = {
    loopP99: loop.percentile(99) / 1e6,
    loopMax: loop.max / 1e6,
    cpu: (used.user + used.system) / 1e3,
    rss: process.memoryUsage.rss() / 2 ** 20,
  };
  loop.reset();
  cpu = process.cpuUsage();
  process.send?.(figures);
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.({ address: server.address });
