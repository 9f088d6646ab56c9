import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../e2e/product.ts';
import { type ApiFigure, measurePath } from './apiLoad.ts';
import { publicPaths } from './apiPaths.ts';
import { startApiServer } from './apiProcess.ts';
import { fillStore, type SetUp } from './generatedStore.ts';
import { measurePostgres, type Question } from './postgres.ts';
import { table } from './tables.ts';

export interface ApiResult {
  setUp: SetUp;
  /** Of the machine over the last minute, at the start and at the end: more than it has processors and figures are worse than they are. */
  load: { processors: number; before: number; after: number };
  paths: ApiFigure[];
  /** None where PostgreSQL is not installed, or the store is too large for both. */
  postgres: Question[];
}

/**
 * Every public read on a generated store: `times` as many as 60,000 books and 1.8 million readings.
 * Nothing but the published states is kept in memory: each answer is read from the store.
 */
export async function measureApi(times: number): Promise<ApiResult> {
  const folder = temporaryFolder();
  const processors = cpus().length;
  try {
    const measurements = join(folder.path, 'measurements');
    const setUp = await fillStore(measurements, times);
    console.log(
      `\n${setUp.books} books, ${setUp.readings} readings: made and published in ${setUp.seconds.toFixed(0)} s.`,
    );
    const before = loadavg()[0] ?? 0;
    const paths = await measurePaths(folder.path);
    const postgres = times === 1 ? await measurePostgres(measurements) : [];
    const load = { processors, before, after: loadavg()[0] ?? 0 };
    print(paths, load);
    printQuestions(postgres);
    return { setUp, load, paths, postgres };
  } finally {
    folder.remove();
  }
}

async function measurePaths(folder: string): Promise<ApiFigure[]> {
  const server = await startApiServer(folder);
  try {
    const figures: ApiFigure[] = [];
    for (const path of publicPaths) figures.push(await measurePath(server, path));
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
        '304',
        'kB',
      ],
      figures.map(({ path, one, many, ...rest }) => [
        decodeURI(path.replace('/api', '')),
        ...[rest.cold, one.p50, one.p95, rest.cpu, many.p50, many.p95].map(shown),
        String(one.errors + many.errors),
        ...[rest.loopMax, rest.notModified, rest.kilobytes].map(shown),
      ]),
    ),
  );
  console.log(
    `cpu: of the server, a call. loop: the longest the event loop was held. Load of the machine: ${load.before.toFixed(1)} to ${load.after.toFixed(1)} on ${load.processors} processors.`,
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
