import { Readable } from 'node:stream';
import { type ImportEntry, importById, imports, uploadImport } from '@litometr/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { signInFirst } from '../accounts/refusals.ts';
import { hasRank } from '../accounts/roles.ts';
import { route, type SessionUser } from '../http/contract.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Measurements, Reader } from '../measurements/client.ts';
import type { ImportDesk, Upload } from './importDesk.ts';
import { journalEntries, journalEntry } from './journalEntries.ts';
import { tooLarge } from './receiveArchive.ts';

export interface ImportRoutesDeps {
  measurements: Measurements;
  desk: ImportDesk;
  /** Of one archive, in bytes. */
  limit: number;
  audit: Pick<AccountsStore['audit'], 'record'>;
}

const archiveTypes = [
  'application/zip',
  'application/gzip',
  'application/x-gzip',
  'application/x-zip-compressed',
  'application/octet-stream',
];

/** Imports by upload, for moderators and admins. */
export function registerImportRoutes(app: FastifyInstance, deps: ImportRoutesDeps): void {
  const { measurements, desk, limit, audit } = deps;
  app.addContentTypeParser(archiveTypes, (request, payload, done) => {
    // No other call takes an archive; here it is not read before the caller is known.
    if (request.routeOptions.config.endpoint === uploadImport) done(null, payload);
    else done(Object.assign(new Error('no archive'), { statusCode: 415 }));
  });
  route(app, uploadImport, async ({ user, query, request, reply }) => {
    const { id: userId } = requireStaff(user, reply);
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    const body = request.body;
    if (!(body instanceof Readable)) throw noArchive();
    const upload = await desk.submit({ body, userId, skipBadRows: query.skip_bad_rows });
    const details = { import: upload.id, bytes: upload.bytes, sha256: upload.sha256 };
    await audit.record({ event: 'data_imported', userId, address: request.ip, details });
    reply.code(202);
    return entryOf(upload, await known(measurements, upload.id));
  });
  route(app, imports, async ({ user, query, reply }) => {
    requireStaff(user, reply);
    return measurements.read(async (reader) => {
      const kept = await journalEntries(reader, query);
      const items = kept.items.map((entry) => {
        const upload = desk.find(entry.id);
        return upload === undefined ? entry : entryOf(upload, entry);
      });
      // What waits for its turn, and what was refused at its manifest.
      const beside = await notJournalled(reader, desk.uploads());
      const count = kept.count + beside.length;
      if (query.page > 1) return { count, items };
      return { count, items: [...beside.map((upload) => entryOf(upload, null)), ...items] };
    });
  });
  route(app, importById, async ({ user, params: { id }, reply }) => {
    requireStaff(user, reply);
    const found = await measurements.read((reader) => journalEntry(reader, id));
    const upload = desk.find(id);
    if (upload !== undefined) {
      return { ...entryOf(upload, found?.entry ?? null), faults: [...upload.report.faults] };
    }
    if (found === null) throw notFound('There is no such import.');
    return { ...found.entry, faults: found.faults };
  });
}

/** What this process is importing, or about to. */
export async function importsUnderWay({
  measurements,
  desk,
}: Pick<ImportRoutesDeps, 'measurements' | 'desk'>): Promise<ImportEntry[]> {
  const open = desk.uploads().filter(({ endedAt }) => endedAt === null);
  return Promise.all(
    open.map(async (upload) => entryOf(upload, await known(measurements, upload.id))),
  );
}

async function notJournalled(reader: Reader, uploads: readonly Upload[]): Promise<Upload[]> {
  const ids = uploads.map(({ id }) => id);
  const rows = await reader.select<{ id: string }>(
    'SELECT DISTINCT import_id AS id FROM imports WHERE import_id IN {ids:Array(String)}',
    { ids },
  );
  const known = new Set(rows.map(({ id }) => id));
  return uploads.filter(({ id }) => !known.has(id));
}

function requireStaff(user: SessionUser | null, reply: FastifyReply): SessionUser {
  if (user === null) throw signInFirst();
  if (hasRank(user.role, 'moderator')) return user;
  // The rest of a refused body is not waited for.
  reply.header('connection', 'close');
  throw new ApiError(403, 'Imports are for moderators and admins.');
}

function noArchive(): ApiError {
  return new ApiError(
    415,
    'The body must be the archive itself: application/zip or application/gzip.',
  );
}

async function known(measurements: Measurements, id: string): Promise<ImportEntry | null> {
  return (await measurements.read((reader) => journalEntry(reader, id)))?.entry ?? null;
}

/** What this process knows of an upload, with what the journal has written of it. */
function entryOf(upload: Upload, kept: ImportEntry | null): ImportEntry {
  const { id, status, progress, startedAt, endedAt, report } = upload;
  return {
    id,
    status,
    portal: kept?.portal ?? null,
    source: kept?.source ?? null,
    started_at: startedAt,
    ended_at: endedAt,
    rows: Math.max(progress?.rows ?? 0, kept?.rows ?? 0),
    bad_rows: Math.max(report.badRows, kept?.bad_rows ?? 0),
    progress:
      status !== 'reading' || progress === null
        ? null
        : { rows_per_second: progress.rowsPerSecond, seconds_left: progress.secondsLeft },
  };
}
