import type { PublishPhase } from '../measurements/publish.ts';
import type { BundleFile } from '../measurements/rows.ts';

/** How far an import has come. */
export interface ImportProgress {
  phase: PublishPhase;
  /** The file that is being read. */
  file: BundleFile | null;
  /** Rows read so far. */
  rows: number;
  rowsPerSecond: number;
  /** Estimated for reading, from the bytes that are left; null before it is known. */
  secondsLeft: number | null;
}

/** Computes rate and time left from the bytes of the files. */
export class ProgressMeter {
  readonly #totalBytes: number;
  readonly #startedAt = performance.now();
  readonly #report: (progress: ImportProgress) => void;
  #phase: PublishPhase = 'reading';
  #file: BundleFile | null = null;
  #bytes = 0;
  #rows = 0;

  constructor(totalBytes: number, report: (progress: ImportProgress) => void) {
    this.#totalBytes = totalBytes;
    this.#report = report;
  }

  enter(phase: PublishPhase): void {
    this.#phase = phase;
    if (phase !== 'reading') this.#file = null;
    this.#emitProgress();
  }

  read(file: BundleFile, bytes: number): void {
    this.#file = file;
    this.#bytes += bytes;
  }

  addRows(rows: number): void {
    this.#rows += rows;
    this.#emitProgress();
  }

  #emitProgress(): void {
    const seconds = (performance.now() - this.#startedAt) / 1_000;
    const reading = this.#phase === 'reading';
    this.#report({
      phase: this.#phase,
      file: this.#file,
      rows: this.#rows,
      rowsPerSecond: seconds === 0 ? 0 : Math.round(this.#rows / seconds),
      secondsLeft:
        !reading || this.#bytes === 0
          ? null
          : Math.max(0, Math.round((seconds * (this.#totalBytes - this.#bytes)) / this.#bytes)),
    });
  }
}
