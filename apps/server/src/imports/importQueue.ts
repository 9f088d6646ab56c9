import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ImportEntry, PortalSlug } from '@litometr/api-contract';
import { ApiError } from '../http/errors.ts';
import { importBundle } from '../ingest/importBundle.ts';
import type { ImportProgress } from '../ingest/progress.ts';
import type { Measurements } from '../measurements/client.ts';
import type { FaultReport } from '../measurements/faults.ts';
import { ArchiveStore } from './archiveStore.ts';
import { type ReceivedArchive, receiveArchive } from './receiveArchive.ts';

export interface ImportQueueOptions {
  measurements: Measurements;
  /** Folder of archives that wait for their import; emptied at the start. */
  folder: string;
  /** Folder of the latest archives after their import. */
  archiveFolder: string;
  /** Portals that staff have paused: nothing is imported for them. */
  pausedPortals?: () => Promise<ReadonlySet<PortalSlug>>;
  /** Maximum size of one archive, in bytes. */
  limit: number;
  /** Hears how many rows of the current import are read; 0 when it has ended. */
  onProgress?: (rows: number) => void;
  /** Hears how each upload ended. */
  onEnd: (ended: Upload) => Promise<void>;
}

/** An upload of this process: more than the journal knows, for as long as the process lives. */
export interface Upload {
  id: string;
  userId: number;
  bytes: number;
  sha256: string;
  status: ImportEntry['status'];
  startedAt: string;
  endedAt: string | null;
  progress: ImportProgress | null;
  report: FaultReport;
  /** Server error of the import, for operators. */
  failure: string | null;
}

interface Submission {
  body: Readable;
  userId: number;
  skipBadRows: boolean;
}

/** Archives wait on the disk: a few are a queue, many would fill it. */
const WAITING_LIMIT = 5;
/** Ended uploads whose report stays available. */
const MAX_ENDED_UPLOADS = 200;
/**
 * Archives that are stored so that they can be imported again: their number, and their size in
 * upload limits.
 */
const ARCHIVE_LIMITS = { files: 10, uploads: 2 } as const;

const underWay = ({ endedAt }: Upload) => endedAt === null;

/** Receives archives, imports them one after another and reports their progress. */
export class ImportQueue {
  readonly #options: ImportQueueOptions;
  readonly #uploads = new Map<string, Upload>();
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #archives: ArchiveStore;
  #receiving = 0;

  constructor(options: ImportQueueOptions) {
    this.#options = options;
    const { archiveFolder: folder, limit } = options;
    this.#archives = new ArchiveStore({
      folder,
      files: ARCHIVE_LIMITS.files,
      bytes: ARCHIVE_LIMITS.uploads * limit,
    });
  }

  /** Deletes the uploads that a killed server left. */
  async open(): Promise<void> {
    await rm(this.#options.folder, { recursive: true, force: true });
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    await this.#archives.open();
  }

  /**
   * Receives an archive and starts its import. If the same content is already being imported, the
   * upload in progress is returned.
   *
   * @throws ApiError 429 while too many wait, and those of `receiveArchive`
   */
  async submit({ body, userId, skipBadRows }: Submission): Promise<Upload> {
    this.#requireRoom();
    const id = randomUUID();
    this.#receiving += 1;
    const archive = await receiveArchive(body, {
      target: join(this.#options.folder, id),
      limit: this.#options.limit,
    }).finally(() => {
      this.#receiving -= 1;
    });
    return this.#beginOnce(id, archive, { userId, skipBadRows });
  }

  /**
   * Imports an archive again that was uploaded before. If the same content is already being
   * imported, the upload in progress is returned.
   *
   * @throws ApiError 409 when it is no longer stored, 429 while too many wait
   */
  async rerun(of: string, who: Omit<Submission, 'body'>): Promise<Upload> {
    this.#requireRoom();
    const id = randomUUID();
    const archive = await this.#archives.lend(of, join(this.#options.folder, id));
    if (archive === null) {
      throw new ApiError(409, 'The archive is no longer stored. Upload it again.', {
        code: 'not_held',
      });
    }
    return this.#beginOnce(id, archive, who);
  }

  /** True when an import can be run again. */
  holds(id: string): boolean {
    return this.#archives.has(id);
  }

  #requireRoom(): void {
    const waiting = [...this.#uploads.values()].filter(underWay).length + this.#receiving;
    if (waiting < WAITING_LIMIT) return;
    throw new ApiError(429, 'Other imports are waiting. Send this one when they are done.', {
      headers: { 'retry-after': '60', connection: 'close' },
    });
  }

  async #beginOnce(
    id: string,
    archive: ReceivedArchive,
    who: Omit<Submission, 'body'>,
  ): Promise<Upload> {
    const same = [...this.#uploads.values()].find(
      (upload) => underWay(upload) && upload.sha256 === archive.sha256,
    );
    if (same === undefined) return this.#begin(id, archive, who);
    await rm(archive.path);
    return same;
  }

  find(id: string): Upload | undefined {
    return this.#uploads.get(id);
  }

  /** Uploads of this process, newest first. */
  uploads(): Upload[] {
    return [...this.#uploads.values()].toReversed();
  }

  /**
   * Aborts imports whose outcome is not decided, and waits for the others. Archives that wait must
   * be sent again.
   */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server was stopped; send the archive again.'));
    await Promise.all(this.#running);
  }

  #begin(
    id: string,
    archive: ReceivedArchive,
    { userId, skipBadRows }: Omit<Submission, 'body'>,
  ): Upload {
    const { bytes, sha256 } = archive;
    const upload: Upload = {
      id,
      userId,
      bytes,
      sha256,
      status: 'waiting',
      startedAt: new Date().toISOString(),
      endedAt: null,
      progress: null,
      report: { badRows: 0, faults: [] },
      failure: null,
    };
    this.#uploads.set(id, upload);
    this.#forgetOld();
    const running = this.#import(upload, archive, skipBadRows).finally(() => {
      this.#running.delete(running);
    });
    this.#running.add(running);
    return upload;
  }

  async #import(upload: Upload, archive: ReceivedArchive, skipBadRows: boolean): Promise<void> {
    const end = await this.#outcome(upload, archive.path, skipBadRows);
    // An archive that cannot be stored cannot be imported again; its import is valid all the same.
    await this.#archives.store(upload.id, archive).catch(() => rm(archive.path, { force: true }));
    Object.assign(upload, end, { endedAt: new Date().toISOString() });
    this.#options.onProgress?.(0);
    await this.#options.onEnd(upload);
  }

  async #outcome(
    upload: Upload,
    path: string,
    skipBadRows: boolean,
  ): Promise<Pick<Upload, 'status' | 'report' | 'failure'>> {
    try {
      const result = await importBundle(this.#options.measurements, path, {
        importId: upload.id,
        skipBadRows,
        refusedPortals: this.#options.pausedPortals,
        signal: this.#stop.signal,
        onProgress: (progress) => {
          upload.status = progress.phase;
          upload.progress = progress;
          this.#options.onProgress?.(progress.rows);
        },
      });
      return { status: result.outcome, report: result.report, failure: null };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { status: 'failed', report: upload.report, failure };
    }
  }

  #forgetOld(): void {
    const ended = [...this.#uploads.values()].filter((upload) => !underWay(upload));
    for (const { id } of ended.slice(0, Math.max(0, ended.length - MAX_ENDED_UPLOADS)))
      this.#uploads.delete(id);
  }
}
