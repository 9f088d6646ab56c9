import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ImportEntry, PortalSlug } from '@litometr/api-contract';
import { ApiError } from '../http/errors.ts';
import type { FaultReport } from '../ingest/faults.ts';
import { importBundle } from '../ingest/importBundle.ts';
import type { ImportProgress } from '../ingest/progress.ts';
import type { Measurements } from '../measurements/client.ts';
import { HeldArchives } from './heldArchives.ts';
import { type ReceivedArchive, receiveArchive } from './receiveArchive.ts';

export interface ImportDeskOptions {
  measurements: Measurements;
  /** Where archives lie until they are imported; what is in it at the start is dropped. */
  folder: string;
  /** Where the last ones lie afterwards. */
  heldFolder: string;
  /** Portals that staff have paused: nothing is imported for them. */
  pausedPortals?: () => Promise<ReadonlySet<PortalSlug>>;
  /** Of one archive, in bytes. */
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
  /** What went wrong with the server, for its people. */
  failure: string | null;
}

interface Submission {
  body: Readable;
  userId: number;
  skipBadRows: boolean;
}

/** Archives wait on the disk: a few are a queue, many would fill it. */
const WAITING_LIMIT = 5;
/** What ended is kept for its report. */
const KEPT = 200;
/** Archives that are held to be run again, and how much of the disk they may take. */
const HELD = { files: 10, uploads: 2 } as const;

const underWay = ({ endedAt }: Upload) => endedAt === null;

/** Takes archives in, imports them one after another and tells how they come along. */
export class ImportDesk {
  readonly #options: ImportDeskOptions;
  readonly #uploads = new Map<string, Upload>();
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #held: HeldArchives;
  #receiving = 0;

  constructor(options: ImportDeskOptions) {
    this.#options = options;
    const { heldFolder: folder, limit } = options;
    this.#held = new HeldArchives({ folder, files: HELD.files, bytes: HELD.uploads * limit });
  }

  /** Drops what a killed server left. */
  async open(): Promise<void> {
    await rm(this.#options.folder, { recursive: true, force: true });
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    await this.#held.open();
  }

  /**
   * Receives an archive and begins its import. The same content that is under way already is not
   * taken twice: its upload is answered.
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
   * Imports an archive that was uploaded before once more. While the same content is under way its
   * upload is answered.
   *
   * @throws ApiError 409 when it is not held any more, 429 while too many wait
   */
  async rerun(of: string, who: Omit<Submission, 'body'>): Promise<Upload> {
    this.#requireRoom();
    const id = randomUUID();
    const archive = await this.#held.lend(of, join(this.#options.folder, id));
    if (archive === null) {
      throw new ApiError(409, 'The archive is not held any more. Upload it again.', {
        code: 'not_held',
      });
    }
    return this.#beginOnce(id, archive, who);
  }

  /** Whether an import can be run again. */
  holds(id: string): boolean {
    return this.#held.has(id);
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

  /** Of this process, newest first. */
  uploads(): Upload[] {
    return [...this.#uploads.values()].toReversed();
  }

  /** Gives up what is not decided, waits for what is. Archives that wait must be sent again. */
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
    // An archive that cannot be held is one that cannot be run again: its import stands all the same.
    await this.#held.keep(upload.id, archive).catch(() => rm(archive.path, { force: true }));
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
    for (const { id } of ended.slice(0, Math.max(0, ended.length - KEPT))) this.#uploads.delete(id);
  }
}
