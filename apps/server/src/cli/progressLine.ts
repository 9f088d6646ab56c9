import type { ImportProgress } from '../ingest/progress.ts';

const count = new Intl.NumberFormat('en');
const PLAIN_EVERY_MS = 5_000;

export interface ProgressLine {
  show: (progress: ImportProgress) => void;
  /** Clears the line, so that only the result is visible. */
  end: () => void;
}

/** One line that rewrites itself on a terminal; elsewhere a plain line now and then. */
export function progressLine(out: NodeJS.WriteStream): ProgressLine {
  if (out.isTTY) {
    return {
      show: (progress) => void out.write(`\r\x1b[2K${describeProgress(progress)}`),
      end: () => void out.write('\r\x1b[2K'),
    };
  }
  let phase = '';
  let reportedAt = 0;
  return {
    show(progress) {
      const now = performance.now();
      if (progress.phase === phase && now - reportedAt < PLAIN_EVERY_MS) return;
      phase = progress.phase;
      reportedAt = now;
      out.write(`${describeProgress(progress)}\n`);
    },
    end: () => undefined,
  };
}

function describeProgress(progress: ImportProgress): string {
  const { phase, file, rows, rowsPerSecond, secondsLeft } = progress;
  if (phase === 'checking') return `Checking ${count.format(rows)} rows`;
  if (phase === 'publishing') return `Publishing ${count.format(rows)} rows`;
  const from = file === null ? 'Reading' : `Reading ${file}.csv`;
  const left = secondsLeft === null ? '' : `, ${secondsLeft} s left`;
  return `${from}: ${count.format(rows)} rows, ${count.format(rowsPerSecond)} rows/s${left}`;
}
