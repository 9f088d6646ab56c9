import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { bundlePath } from './bundlePath.ts';

export { bundlePath };

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A folder that goes when the tests of the file have ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'litometr-test-'));
  folders.push(folder);
  return folder;
}

/** `two-days` with other texts for some of its files; null takes a file away. */
export async function alteredBundle(
  files: Readonly<Record<string, string | Uint8Array | null>>,
): Promise<string> {
  const folder = join(await temporaryFolder(), 'bundle');
  await cp(bundlePath('two-days'), folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    if (content === null) await rm(join(folder, name));
    else await writeFile(join(folder, name), content);
  }
  return folder;
}
