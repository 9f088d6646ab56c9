import { resolve } from 'node:path';

/** npm runs a command in the workspace's root; paths are meant from where it was called. */
export function resolveUserPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
