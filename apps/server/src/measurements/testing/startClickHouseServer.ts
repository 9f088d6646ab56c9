import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ClickHouseServer {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('./clickHouseServer.ts', import.meta.url));

/** A ClickHouse server for tests: the HTTP interface in front of the embedded engine. */
export async function startClickHouseServer(folder: string): Promise<ClickHouseServer> {
  const child = spawn(process.execPath, ['--conditions=@litometr/source', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const port of createInterface({ input: child.stdout })) {
    return {
      url: `http://127.0.0.1:${port}`,
      process: child,
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The ClickHouse server for tests did not start.');
}
