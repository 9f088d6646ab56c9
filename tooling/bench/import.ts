import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { litometr, type Product, startProduct, temporaryFolder } from '../e2e/product.ts';
import { type Bound, boundOf } from './bounds.ts';
import { rows, writeBundle } from './importBundle.ts';
import { type ReadersFigure, whileRead } from './importReaders.ts';
import { table } from './tables.ts';

interface ImportFigure {
  rows: number;
  seconds: number;
  rowsPerSecond: number;
  /** Processor time of the server: what other work on the machine changes least. */
  cpuSeconds: number;
  /** Of the whole server during the import, both stores and pages included, in MB. */
  peakMegabytes: number;
  /** Of the server before the import, in MB. */
  before: number;
}

export interface ImportResult {
  alone: ImportFigure;
  /** A bundle of another portal while sixteen readers turn pages. */
  besideReaders: ImportFigure & { readers: ReadersFigure };
}

/** Requests at the start of nearly every visit, for the portal that has data already. */
const pages = [
  '/api/home/',
  '/api/portals/authortoday/lists/global_top/',
  ...Array.from({ length: 40 }, (_, at) => `/api/books/${1 + at * 137}/`),
  '/api/portals/authortoday/books/?sort=-gain',
  '/api/portals/authortoday/trends/',
  '/api/portals/authortoday/tags/',
];

/** The memory of a process and the most since `forgetPeak`, in MB, as the system counts them. */
async function memory(pid: number | undefined, field: 'VmHWM' | 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/**
 * Resets the peak memory (5: see proc_pid_clear_refs(5)), so that the memory of the start does not
 * hide that of an import.
 */
const forgetPeak = (pid: number | undefined) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** The processor time of a process so far, in seconds; the system counts in hundredths. */
async function cpuTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name may hold blanks; the time in the program and in the system are the 12th and 13th after.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** A large bundle through a running server: rows a second and its peak of memory. */
async function importThrough(
  { process: { pid } }: Product,
  dataFolder: string,
  bundle: string,
): Promise<ImportFigure> {
  await forgetPeak(pid);
  const before = await memory(pid, 'VmRSS');
  const cpuBefore = await cpuTime(pid);
  const startedAt = performance.now();
  const { code, output } = await litometr(dataFolder, ['import', bundle]);
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${output}`);
  return {
    rows,
    seconds,
    rowsPerSecond: Math.round(rows / seconds),
    cpuSeconds: (await cpuTime(pid)) - cpuBefore,
    peakMegabytes: await memory(pid, 'VmHWM'),
    before,
  };
}

/** A large bundle through a running server, and another while readers turn pages. */
export async function measureImport(): Promise<ImportResult> {
  const folder = temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  const [first, second] = [join(folder.path, 'first'), join(folder.path, 'second')];
  try {
    await writeBundle(first, 'authortoday');
    await writeBundle(second, 'litgorod');
    // A start that also builds would retain the memory of the build.
    await buildDashboard();
    const product = await startProduct({ dataFolder, env: { LITOMETR_DEMO: 'off' } });
    try {
      const alone = await importThrough(product, dataFolder, first);
      const { done, readers } = await whileRead(product.address, pages, () =>
        importThrough(product, dataFolder, second),
      );
      const result = { alone, besideReaders: { ...done, readers } };
      say(result);
      return result;
    } finally {
      await product.stop();
    }
  } finally {
    folder.remove();
  }
}

/** The bounds of an import; memory is that of the whole server. */
export function importBounds({ alone, besideReaders }: ImportResult): Bound[] {
  const { readers, peakMegabytes } = besideReaders;
  const one = (read: string, value: number) => [{ read, value }];
  return [
    boundOf('import: rows a second', one('alone', alone.rowsPerSecond), { atLeast: 50_000 }),
    boundOf(
      'import: peak of memory, MB',
      [...one('alone', alone.peakMegabytes), ...one('beside readers', peakMegabytes)],
      { under: 1_500 },
    ),
    boundOf('import: memory over rest, MB', one('alone', alone.peakMegabytes - alone.before), {
      under: 300,
    }),
    boundOf('import: the event loop held, ms', one('beside readers', readers.loopMax), {
      atMost: 50,
    }),
    boundOf('import: p95 of sixteen readers, ms', one('beside readers', readers.p95), {
      under: 500,
    }),
    boundOf('import: errors of sixteen readers', one('beside readers', readers.errors), {
      atMost: 0,
    }),
  ];
}

function say({ alone, besideReaders }: ImportResult): void {
  const { readers } = besideReaders;
  const cellsOf = (figure: ImportFigure) => [
    String(figure.rows),
    figure.seconds.toFixed(1),
    String(figure.rowsPerSecond),
    figure.cpuSeconds.toFixed(1),
    String(figure.before),
    String(figure.peakMegabytes),
  ];
  console.log(
    table(
      ['import', 'rows', 'seconds', 'rows/s', 'CPU s', 'RSS before, MB', 'peak RSS, MB'],
      [
        ['a bundle through the server', ...cellsOf(alone)],
        ['another, beside sixteen readers', ...cellsOf(besideReaders)],
      ],
    ),
  );
  console.log(
    `The readers: ${readers.calls} calls, ${readers.errors} errors, p95 ${readers.p95.toFixed(1)} ms; the event loop held for ${readers.loopMax.toFixed(1)} ms at most.`,
  );
}
