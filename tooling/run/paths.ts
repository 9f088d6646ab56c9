import { dirname, join } from 'node:path';

/** The repository's root folder. */
export const root = dirname(dirname(import.meta.dirname));
export const dashboardFolder = join(root, 'apps/dashboard');
export const dashboardDist = join(dashboardFolder, 'dist');
/** Cache of scripts between runs; safe to delete. */
export const cacheFolder = join(root, 'node_modules/.cache/litometr');

/** Node's flag that makes workspace packages resolve to their sources. */
export const SOURCE_CONDITION = '--conditions=@litometr/source';

/**
 * How Node runs the server. V8 would let the room for young objects grow to 128 MB at the start and keep
 * all of it resident, beside two stores in the same process.
 */
export const SERVER_FLAGS = [SOURCE_CONDITION, '--max-semi-space-size=16'];
