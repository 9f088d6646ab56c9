import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { temporaryFolder } from '../e2e/product.ts';
import { boundsOf, growthBound } from './apiBounds.ts';
import { type ApiFigure, measureRead } from './apiLoad.ts';
import { type BenchedRead, publicReads } from './apiPaths.ts';
import { startApiServer } from './apiProcess.ts';
import type { Bound } from './bounds.ts';
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

export interface ApiOptions {
  /** Of 60,000 books and 1.8 million readings. */
  times: number;
  /** The store is made once in this folder (in `x1` or `x10` of it), and used again by the next run. */
  storeFolder?: string | undefined;
  /** The reads of one part of several alone; the questions to both engines are of the last. */
  part?: { at: number; of: number } | undefined;
  /** Those alone whose names hold one of these; the questions to both engines are left out. */
  named?: readonly string[] | undefined;
  /** Results of other parts. */
  before?: readonly ApiFigure[];
}

/**
 * Every public read on a generated store. Answers are read from the store but for the columns that
 * say otherwise; parts that all answers share (names of genres, days of lists) are in memory after
 * the first.
 */
export async function measureApi({
  times,
  storeFolder,
  part = { at: 1, of: 1 },
  named,
  before: measured = [],
}: ApiOptions): Promise<ApiResult> {
  const folder =
    storeFolder === undefined
      ? temporaryFolder()
      : { path: join(storeFolder, `x${times}`), remove: () => undefined };
  const processors = cpus().length;
  try {
    const measurements = join(folder.path, 'measurements');
    const setUp = existsSync(measurements) ? null : await fillStore(measurements, times);
    console.log(
      setUp === null
        ? `\nThe store in ${folder.path} is used as it is.`
        : `\n${setUp.books} books, ${setUp.readings} readings: made and published in ${setUp.seconds.toFixed(0)} s.`,
    );
    // A server in production prepares its pages, and the bench waits until it has.
    await buildDashboard();
    const before = loadavg()[0] ?? 0;
    const selected = publicReads.filter(
      ({ name }) => named?.some((part) => name.includes(part)) ?? true,
    );
    const own = await measureReads(folder.path, partOf(selected, part));
    const includesPostgres = times === 1 && part.at === part.of && named === undefined;
    const postgres = includesPostgres ? await measurePostgres(measurements) : [];
    const load = { processors, before, after: loadavg()[0] ?? 0 };
    print(own, load);
    printQuestions(postgres);
    const others = measured.filter(({ name }) => !own.some((figure) => figure.name === name));
    const reads = [...others, ...own].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { setUp, load, reads, postgres };
  } finally {
    folder.remove();
  }
}

/** Every so many of them, so that the parts take about as long. */
const partOf = (reads: readonly BenchedRead[], { at, of }: { at: number; of: number }) =>
  reads.filter((_, index) => index % of === at - 1);

async function measureReads(folder: string, reads: readonly BenchedRead[]): Promise<ApiFigure[]> {
  const server = await startApiServer(folder);
  try {
    const figures: ApiFigure[] = [];
    for (const read of reads) figures.push(await measureRead(server, read));
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
        'store: p50',
        'p95',
        '16: p50',
        'p95',
        'cached: p50',
        'p95',
        '16: p50',
        'p95',
        '304',
        'loop',
        'cpu',
        'errors',
        'kB',
      ],
      figures.map(({ name, one, many, cached, cachedMany, ...rest }) => [
        name,
        shown(rest.cold),
        ...[one, many, cached, cachedMany].flatMap(({ p50, p95 }) => [shown(p50), shown(p95)]),
        ...[rest.notModified, rest.loopMax, rest.cpu].map(shown),
        String(one.errors + many.errors + cached.errors + cachedMany.errors),
        shown(rest.kilobytes),
      ]),
    ),
  );
  console.log(
    `cold: the first call. store: of every call, under one client and under sixteen. cached: responses in memory. 304: p95 of repeats. loop: the longest the event loop was held. cpu: of the server, a call to the store. Load of the machine: ${load.before.toFixed(1)} to ${load.after.toFixed(1)} on ${load.processors} processors.`,
  );
}

/** Returns every bound that can be computed from the figures of one store or both. */
export function apiBounds({ small, large }: { small?: ApiResult; large?: ApiResult }): Bound[] {
  return [
    ...(small === undefined ? [] : boundsOf(small.reads, 'small')),
    ...(large === undefined ? [] : boundsOf(large.reads, 'large')),
    ...(small === undefined || large === undefined ? [] : [growthBound(small.reads, large.reads)]),
  ];
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
