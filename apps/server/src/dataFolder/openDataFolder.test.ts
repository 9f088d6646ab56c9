import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { DataFolderBusyError, DataFolderError, openDataFolder } from './openDataFolder.ts';
import { readServerInfo, writeServerInfo } from './serverInfo.ts';

const holder = fileURLToPath(new URL('./testing/holdFolder.ts', import.meta.url));
const server = {
  pid: 4711,
  address: 'http://127.0.0.1:8080',
  control: { port: 1, token: 'secret' },
};

/** Starts another process that holds the folder's lock. */
async function lockInChild(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('openDataFolder', () => {
  it('creates the folder readable only by its owner', async () => {
    const path = join(await temporaryFolder(), 'deep', 'data');
    const folder = await openDataFolder(path);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await folder.announce(server);
    expect((await stat(join(path, 'server.json'))).mode & 0o777).toBe(0o600);
    expect(await readServerInfo(path)).toEqual(server);
    await folder.close();
    expect(await readServerInfo(path)).toBeNull();
  });

  it('refuses a folder that another process holds, until that is killed', async () => {
    const path = await temporaryFolder();
    const child = await lockInChild(path);
    await expect(openDataFolder(path)).rejects.toThrow(`Another process (${child.pid}) holds`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openDataFolder(path)).close();
  });

  it('names the server that holds it', async () => {
    const path = await temporaryFolder();
    await lockInChild(path);
    await writeServerInfo(path, server);
    const refusal = openDataFolder(path);
    await expect(refusal).rejects.toBeInstanceOf(DataFolderBusyError);
    await expect(refusal).rejects.toThrow(
      'Another Litometr server (process 4711, http://127.0.0.1:8080) holds the data folder',
    );
  });

  it('forgets what a killed server announced', async () => {
    const path = await temporaryFolder();
    await writeServerInfo(path, server);
    const folder = await openDataFolder(path);
    expect(await readServerInfo(path)).toBeNull();
    await folder.close();
  });

  it.each(['file', 'file/below', '/proc/litometr'])(
    'cannot be at %s, and says so in a line',
    async (place) => {
      const parent = await temporaryFolder();
      await writeFile(join(parent, 'file'), '');
      const path = place.startsWith('/') ? place : join(parent, place);
      const refusal = openDataFolder(path);
      await expect(refusal).rejects.toBeInstanceOf(DataFolderError);
      await expect(refusal).rejects.toThrow(/^The data folder .* cannot be written: [^\n]+$/);
    },
  );
});
