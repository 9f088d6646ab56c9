import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, SERVER_FLAGS } from '../run/paths.ts';
import type { ServerFigures } from './apiServer.ts';
import { untilPrepared } from './prepared.ts';

export interface ApiServer {
  address: string;
  /** How the server fared since the last call. */
  figures(): Promise<ServerFigures>;
  stop(): Promise<void>;
}

/**
 * Starts the server on a data folder, as in production, in a process of its own, and waits until it
 * has prepared what it prepares for visitors. The dashboard has to be built.
 */
export async function startApiServer(dataFolder: string): Promise<ApiServer> {
  const child = fork(join(root, 'tooling/bench/apiServer.ts'), [dataFolder], {
    cwd: root,
    execArgv: SERVER_FLAGS,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { address } = await said<{ address: string }>(child);
  await untilPrepared(address);
  return {
    address,
    figures() {
      const answer = said<ServerFigures>(child);
      child.send('figures');
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The child's next word; its end is none. */
async function said<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    return await Promise.race([
      // The child is apiServer.ts, so its messages have this type.
      once(child, 'message', { signal }).then(([word]) => word as T),
      once(child, 'exit', { signal }).then(([code]): never => {
        throw new Error(`The server of the bench ended with ${String(code)}.`);
      }),
    ]);
  } finally {
    waiting.abort();
  }
}
