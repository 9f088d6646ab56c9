import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const schema = z.object({
  pid: z.int(),
  /** Address of the dashboard, such as `http://127.0.0.1:8080`. */
  address: z.string(),
  /** The loopback door for commands of the same user; see `control/`. */
  control: z.object({ port: z.int(), token: z.string() }),
});

/** Content of `server.json`, for commands of the same user. */
export type ServerInfo = z.infer<typeof schema>;

const fileOf = (folder: string) => join(folder, 'server.json');

/**
 * Returns null while no server is announced, or where the file cannot be read or has an unknown
 * form.
 */
export async function readServerInfo(folder: string): Promise<ServerInfo | null> {
  const text = await readFile(fileOf(folder), 'utf8').catch((error: unknown) => {
    // The file or folder is missing or not readable by this user: the next step, opening the
    // folder, reports which.
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: nothing that a server of this program wrote.
    return null;
  }
}

/** Whole or not at all: a reader never meets half a file. The token is for its owner's eyes. */
export async function writeServerInfo(folder: string, info: ServerInfo): Promise<void> {
  const file = fileOf(folder);
  const fresh = `${file}.new`;
  await rm(fresh, { force: true });
  await writeFile(fresh, `${JSON.stringify(info, null, 2)}\n`, { mode: 0o600 });
  await rename(fresh, file);
}

export async function removeServerInfo(folder: string): Promise<void> {
  await rm(fileOf(folder), { force: true });
}
