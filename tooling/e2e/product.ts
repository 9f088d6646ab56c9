import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, SERVER_FLAGS, SOURCE_CONDITION } from '../run/paths.ts';

/** A run of the product as `npm start` makes it, on a data folder of its own. */
export interface Product {
  /** Such as `http://127.0.0.1:40123`. */
  address: string;
  process: ChildProcess;
  /** All that it has printed. */
  output: () => string;
  stop: () => Promise<number | null>;
}

export interface ProductOptions {
  dataFolder: string;
  env?: Record<string, string>;
}

/** Longest start of a product in the setup of a file, in milliseconds. */
export const PRODUCT_START_MS = 240_000;

/** A folder that goes away with `remove`. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'litometr-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The runner sets `FORCE_COLOR` for its workers, and Node warns where `NO_COLOR` is set beside it. */
const plainOutput = { FORCE_COLOR: '0' };

/** Spawns a start; answers the process and what it prints, without waiting for anything. */
export function spawnStart({ dataFolder, env = {} }: ProductOptions) {
  const child = spawn('node', [...SERVER_FLAGS, 'tooling/start/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...plainOutput,
      NODE_ENV: 'production',
      PORT: '0',
      LITOMETR_DATA_DIR: dataFolder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return { child, output: () => printed };
}

/** Starts the product and waits until it says where it answers. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { child, output } = spawnStart(options);
  const address = await new Promise<string>((found, failed) => {
    child.stdout.on('data', () => {
      const match = /Литометр: (http\S+)[\s\S]*Stop:/.exec(output());
      if (match?.[1] !== undefined) found(match[1]);
    });
    child.once('exit', (code) => failed(new Error(`The start ended with ${code}:\n${output()}`)));
  });
  return {
    address,
    process: child,
    output,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** Runs `npm run litometr -- …` to its end. */
export async function litometr(
  dataFolder: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawn('node', [SOURCE_CONDITION, 'apps/server/src/cli/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...plainOutput, LITOMETR_DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, 'close');
  return { code: child.exitCode, output };
}
