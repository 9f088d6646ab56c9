import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ImportEntry } from '@litometr/api-contract';
import { ApiError } from '../http/errors.ts';
import type { FaultReport } from '../ingest/faults.ts';
import { importBundle } from '../ingest/importBundle.ts';
import type { ImportProgress } from '../ingest/progress.ts';
import type { Measurements } from '../measurements/client.ts';
import { type ReceivedArchive, receiveArchive } from './receiveArchive.ts';

export interface ImportDeskOptions {
  measurements: Measurements;
  /** Where archives lie until they are imported; what is in it at the start is dropped. */
  folder: string;
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

const underWay = ({ endedAt }: Upload) => endedAt === null;

/** Takes archives in, imports them one after another and tells how they come along. */
export class ImportDesk {
  readonly #options: ImportDeskOptions;
  readonly #uploads = new Map<string, Upload>();
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #receiving = 0;

  constructor(options: ImportDeskOptions) {
    this.#options = options;
  }

  /** Drops what a killed server left. */
  async open(): Promise<void> {
    await rm(this.#options.folder, { recursive: true, force: true });
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
  }

  /**
   * Receives an archive and begins its import. The same content that is under way already is not
   * taken twice: its upload is answered.
   *
   * @throws ApiError 429 while too many wait, and those of `receiveArchive`
   */
  async submit({ body, userId, skipBadRows }: Submission): Promise<Upload> {
    const waiting = [...this.#uploads.values()].filter(underWay).length + this.#receiving;
    if (waiting >= WAITING_LIMIT) {
      throw new ApiError(429, 'Other imports are waiting. Send this one when they are done.', {
        headers: { 'retry-after': '60', connection: 'close' },
      });
    }
    const id = randomUUID();
    this.#receiving += 1;
    const archive = await receiveArchive(body, {
      target: join(this.#options.folder, id),
      limit: this.#options.limit,
    }).finally(() => {
      this.#receiving -= 1;
    });
    const same = [...this.#uploads.values()].find(
      (upload) => underWay(upload) && upload.sha256 === archive.sha256,
    );
    if (same !== undefined) {
      await rm(archive.path);
      return same;
    }
    return this.#begin(id, archive, { userId, skipBadRows });
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
    { path, bytes, sha256 }: ReceivedArchive,
    { userId, skipBadRows }: Omit<Submission, 'body'>,
  ): Upload {
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
    const running = this.#import(upload, path, skipBadRows).finally(() => {
      this.#running.delete(running);
    });
    this.#running.add(running);
    return upload;
  }

  async #import(upload: Upload, path: string, skipBadRows: boolean): Promise<void> {
    const end = await this.#outcome(upload, path, skipBadRows);
    await rm(path, { force: true });
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
