import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PortalSlug } from '@litometr/api-contract';
import { ZipFile } from 'yazl';
import { BackupError, writeWhole } from '../../dataFolder/writeWhole.ts';
import type { Measurements, Reader } from '../../measurements/client.ts';
import { type PortalState, portalState } from '../../measurements/state.ts';
import { tableChunks } from '../../measurements/tableChunks.ts';
import { MANIFEST } from '../manifest.ts';
import { exportedFiles, exportSql, headerOf } from './exportFiles.ts';

export interface ExportRequest {
  portal: PortalSlug;
  /** Absolute, on the machine of the server; a path that ends with `.zip` becomes an archive. */
  path: string;
  /** Days `YYYY-MM-DD`, both included; null is open. */
  from: string | null;
  to: string | null;
  force: boolean;
}

/**
 * Writes a portal as a snapshot bundle that imports to the same responses. Rows without a day
 * (books, authors, chapters) are always exported in full; readings, ranks and awards are limited to
 * the period. No publication runs during the export; pages are served.
 *
 * @throws BackupError where the portal has no imported data, or the target exists
 */
export function exportBundle(measurements: Measurements, request: ExportRequest): Promise<void> {
  return measurements.withPublishLock(async () => {
    const { path, force } = request;
    const state = await exportable(measurements.writer, request.portal);
    const all = members(measurements.writer, request, state);
    await writeWhole(path, { force }, (draft) =>
      /\.zip$/i.test(path) ? writeArchive(draft, all) : writeFolder(draft, all),
    );
  });
}

async function exportable(reader: Reader, portal: PortalSlug): Promise<PortalState> {
  const state = await portalState(reader, portal);
  if (state === null) throw new BackupError(`There is no data of ${portal} to export.`);
  if (!state.demo) return state;
  throw new BackupError(
    `${portal} holds generated data, and a bundle cannot mark it: after an import it would pass for the portal's own. Import the portal's data first.`,
  );
}

interface Member {
  name: string;
  bytes: () => AsyncIterable<Buffer>;
}

/** The files of the bundle, each read from the store when it is written. */
function members(reader: Reader, request: ExportRequest, state: PortalState): Member[] {
  const period = { from: request.from ?? '1970-01-01', to: request.to ?? '2149-06-06' };
  const params = { portal: request.portal, ...period };
  const files = exportedFiles.map(
    (exported): Member => ({
      name: `${exported.file}.csv`,
      async *bytes() {
        yield Buffer.from(`${headerOf(exported.file).join(',')}\n`);
        yield* tableChunks(reader, exported.table, {
          sql: (rows) => exportSql(exported, rows),
          where: [
            'portal = {portal:String}',
            ...(exported.daily ? ['day BETWEEN {from:Date} AND {to:Date}'] : []),
            ...(exported.where === undefined ? [] : [exported.where]),
          ].join(' AND '),
          params,
        });
      },
    }),
  );
  const manifest = {
    format: 'litometr-snapshot',
    version: 1,
    portal: request.portal,
    source: state.source,
    captured_at: state.capturedAt,
  };
  return [
    { name: MANIFEST, bytes: () => once(`${JSON.stringify(manifest, null, 2)}\n`) },
    ...files,
  ];
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}

async function writeFolder(folder: string, all: readonly Member[]): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const { name, bytes } of all) {
    await pipeline(Readable.from(bytes()), createWriteStream(join(folder, name)));
  }
}

async function writeArchive(file: string, all: readonly Member[]): Promise<void> {
  const zip = new ZipFile();
  // One after another: a member is read from the store when the one before is packed.
  for (const { name, bytes } of all) {
    zip.addReadStreamLazy(name, {}, (ready) => {
      const rows = Readable.from(bytes());
      // The archive hears of nothing but the rows: a failure of theirs ends what is written.
      rows.once('error', (error) => zip.outputStream.emit('error', error));
      ready(null, rows);
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
