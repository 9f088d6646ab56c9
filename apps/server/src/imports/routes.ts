import { Readable } from 'node:stream';
import {
  type HeldImport,
  type ImportEntry,
  importById,
  imports,
  rerunImport,
  uploadImport,
} from '@litometr/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditEntry } from '../accounts/audit.ts';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { signInFirst } from '../accounts/refusals.ts';
import type { Admit } from '../accounts/staffRoute.ts';
import { type HandlerContext, route, type SessionUser } from '../http/contract.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Measurements, Reader } from '../measurements/client.ts';
import type { ImportQueue, Upload } from './importQueue.ts';
import { journalEntries, journalEntry } from './journalEntries.ts';
import { tooLarge } from './receiveArchive.ts';

export interface ImportRoutesDeps {
  measurements: Measurements;
  importQueue: ImportQueue;
  /** Maximum size of one archive, in bytes. */
  limit: number;
  /** Lets staff in; refusals are in the audit. */
  admission: Admit;
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
  const { measurements, importQueue, limit, audit } = deps;
  const admit = hangingUp(deps.admission('moderator'));
  const withRerun = (entry: ImportEntry): HeldImport => ({
    ...entry,
    can_rerun: importQueue.holds(entry.id),
  });
  const begun = async (upload: Upload, user: SessionUser, request: FastifyRequest, of?: string) => {
    const { id, bytes, sha256 } = upload;
    const details: NonNullable<AuditEntry['details']> = { import: id, bytes, sha256 };
    if (of !== undefined) details['rerun_of'] = of;
    const by = { userId: user.id, address: request.ip };
    await audit.record({ event: 'data_imported', ...by, details });
    return entryOf(upload, await known(measurements, id));
  };
  app.addContentTypeParser(archiveTypes, (request, payload, done) => {
    // No other call takes an archive; here it is not read before the caller is known.
    if (request.routeOptions.config.endpoint === uploadImport) done(null, payload);
    else done(Object.assign(new Error('no archive'), { statusCode: 415 }));
  });
  const upload = async ({ user, query, request, reply }: HandlerContext<typeof uploadImport>) => {
    const by = required(user);
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    const body = request.body;
    if (!(body instanceof Readable)) throw noArchive();
    const options = { userId: by.id, skipBadRows: query.skip_bad_rows };
    const entry = await begun(await importQueue.submit({ body, ...options }), by, request);
    reply.code(202);
    return entry;
  };
  const rerun = async (context: HandlerContext<typeof rerunImport>) => {
    const { user, params, query, request, reply } = context;
    const by = required(user);
    const options = { userId: by.id, skipBadRows: query.skip_bad_rows };
    const entry = await begun(await importQueue.rerun(params.id, options), by, request, params.id);
    reply.code(202);
    return entry;
  };
  route(app, uploadImport, upload, { admit });
  route(app, rerunImport, rerun, { admit });
  const list = ({ query }: HandlerContext<typeof imports>) =>
    measurements.read(async (reader) => {
      const journalled = await journalEntries(reader, query);
      const items = journalled.items.map((entry) => {
        const known = importQueue.find(entry.id);
        return withRerun(known === undefined ? entry : entryOf(known, entry));
      });
      // Uploads that wait, and those that were rejected because of their manifest.
      const beside = await notJournalled(reader, importQueue.uploads());
      const count = journalled.count + beside.length;
      if (query.page > 1) return { count, items };
      return { count, items: [...beside.map((each) => withRerun(entryOf(each, null))), ...items] };
    });
  const one = async ({ params: { id } }: HandlerContext<typeof importById>) => {
    const found = await measurements.read((reader) => journalEntry(reader, id));
    const known = importQueue.find(id);
    if (known !== undefined) {
      const entry = withRerun(entryOf(known, found?.entry ?? null));
      return { ...entry, faults: [...known.report.faults] };
    }
    if (found === null) throw notFound('There is no such import.');
    return { ...withRerun(found.entry), faults: found.faults };
  };
  route(app, imports, list, { admit });
  route(app, importById, one, { admit });
}

/** Returns the imports of this process that are running or waiting. */
export async function importsUnderWay({
  measurements,
  importQueue,
}: Pick<ImportRoutesDeps, 'measurements' | 'importQueue'>): Promise<ImportEntry[]> {
  const open = importQueue.uploads().filter(({ endedAt }) => endedAt === null);
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

/** The rest of a refused body is not waited for. */
function hangingUp(admit: ReturnType<Admit>): ReturnType<Admit> {
  return async (user, request) => {
    try {
      await admit(user, request);
    } catch (error) {
      if (!(error instanceof ApiError) || request.method !== 'POST') throw error;
      throw new ApiError(error.status, error.body, { headers: { connection: 'close' } });
    }
  };
}

function required(user: SessionUser | null): SessionUser {
  if (user === null) throw signInFirst();
  return user;
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

/** Combines an upload of this process with its entry in the journal. */
function entryOf(upload: Upload, journalled: ImportEntry | null): ImportEntry {
  const { id, status, progress, startedAt, endedAt, report } = upload;
  return {
    id,
    status,
    portal: journalled?.portal ?? null,
    source: journalled?.source ?? null,
    started_at: startedAt,
    ended_at: endedAt,
    rows: Math.max(progress?.rows ?? 0, journalled?.rows ?? 0),
    bad_rows: Math.max(report.badRows, journalled?.bad_rows ?? 0),
    progress:
      status !== 'reading' || progress === null
        ? null
        : { rows_per_second: progress.rowsPerSecond, seconds_left: progress.secondsLeft },
  };
}
