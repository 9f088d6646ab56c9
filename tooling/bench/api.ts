import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../e2e/product.ts';
import { type ApiFigure, measureRead } from './apiLoad.ts';
import { publicReads } from './apiPaths.ts';
import { startApiServer } from './apiProcess.ts';
import { fillStore, type SetUp } from './generatedStore.ts';
import { measurePostgres, type Question } from './postgres.ts';
import { table } from './tables.ts';

export interface ApiResult {
  /** Null where the store was there already. */
  setUp: SetUp | null;
  /** Of the machine over the last minute, at the start and at the end: more than it has processors and figures are worse than they are. */
  load: { processors: number; before: number; after: number };
  reads: ApiFigure[];
  /** None where PostgreSQL is not installed, or the store is too large for both. */
  postgres: Question[];
}

/**
 * Every public read on a generated store: `times` as many as 60,000 books and 1.8 million readings.
 * Answers are read from the store but for the column that says otherwise; parts that all answers
 * share (names of genres, days of lists) are in memory after the first. With `keptIn` the store is
 * made once in that folder, and used again by the next run.
 */
export async function measureApi(times: number, keptIn?: string): Promise<ApiResult> {
  const folder =
    keptIn === undefined ? temporaryFolder() : { path: keptIn, remove: () => undefined };
  const processors = cpus().length;
  try {
    const measurements = join(folder.path, 'measurements');
    const setUp = existsSync(measurements) ? null : await fillStore(measurements, times);
    console.log(
      setUp === null
        ? `\nThe store in ${folder.path} is used as it is.`
        : `\n${setUp.books} books, ${setUp.readings} readings: made and published in ${setUp.seconds.toFixed(0)} s.`,
    );
    const before = loadavg()[0] ?? 0;
    const reads = await measureReads(folder.path);
    const postgres = times === 1 ? await measurePostgres(measurements) : [];
    const load = { processors, before, after: loadavg()[0] ?? 0 };
    print(reads, load);
    printQuestions(postgres);
    return { setUp, load, reads, postgres };
  } finally {
    folder.remove();
  }
}

async function measureReads(folder: string): Promise<ApiFigure[]> {
  const server = await startApiServer(folder);
  try {
    const figures: ApiFigure[] = [];
    for (const read of publicReads) figures.push(await measureRead(server, read));
    return figures;
  } finally {
    await server.stop();
  }
}

const shown = (value: number) => value.toFixed(1);

function print(figures: readonly ApiFigure[], load: ApiResult['load']): void {
  console.log(
    table(
      [
        'read, ms',
        'cold',
        'p50',
        'p95',
        'cpu',
        '16: p50',
        '16: p95',
        'errors',
        'loop',
        'kept',
        '304',
        'kB',
      ],
      figures.map(({ name, one, many, kept, ...rest }) => [
        name,
        ...[rest.cold, one.p50, one.p95, rest.cpu, many.p50, many.p95].map(shown),
        String(one.errors + many.errors + kept.errors),
        ...[rest.loopMax, kept.p95, rest.notModified, rest.kilobytes].map(shown),
      ]),
    ),
  );
  console.log(
    `cpu: of the server, a call. kept and 304: p95 of answers in memory, and of repeats. loop: the longest the event loop was held. Load of the machine: ${load.before.toFixed(1)} to ${load.after.toFixed(1)} on ${load.processors} processors.`,
  );
}

function printQuestions(questions: readonly Question[]): void {
  if (questions.length === 0) return;
  console.log(
    table(
      ['the same question, ms (p50)', 'chDB', 'PostgreSQL', 'ratio'],
      questions.map(({ name, chdb, postgres }) => [
        name,
        shown(chdb),
        shown(postgres),
        `${(postgres / chdb).toFixed(1)}×`,
      ]),
    ),
  );
}
