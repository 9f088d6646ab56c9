import { quantile, table } from './tables.ts';

const paths = [
  '/api/home/',
  '/api/portals/',
  '/api/portals/litnet/overview/',
  '/api/portals/litnet/lists/global_top/',
  '/api/portals/litnet/lists/global_top/days/',
  '/api/portals/litnet/genres/',
  '/api/portals/litnet/tags/',
  '/api/portals/litnet/trends/',
  '/api/portals/litnet/books/',
  '/api/portals/litnet/books/?q=%D0%B4%D1%80%D0%B0%D0%BA%D0%BE%D0%BD',
  '/api/portals/litnet/authors/',
  '/api/books/1/',
  '/api/books/1/history/',
  '/api/authors/1/',
];
const RUNS = 40;

export interface ApiFigure {
  path: string;
  /** Milliseconds. */
  cold: number;
  p50: number;
  p95: number;
  /** Of a repeat with If-None-Match. */
  notModified: number;
  kilobytes: number;
}

async function timed(url: string, headers: Record<string, string> = {}) {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  const body = await answer.arrayBuffer();
  return { ms: performance.now() - started, answer, bytes: body.byteLength };
}

async function measure(address: string, path: string): Promise<ApiFigure> {
  const cold = await timed(address + path);
  if (!cold.answer.ok) throw new Error(`${path} answers ${cold.answer.status}.`);
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) warm.push((await timed(address + path)).ms);
  const etag = cold.answer.headers.get('etag') ?? '';
  const repeats: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    repeats.push((await timed(address + path, { 'if-none-match': etag })).ms);
  }
  return {
    path,
    cold: cold.ms,
    p50: quantile(warm, 0.5),
    p95: quantile(warm, 0.95),
    notModified: quantile(repeats, 0.95),
    kilobytes: cold.bytes / 1024,
  };
}

/** Every public read under one client, on demo data (six portals, 90 days). */
export async function measureApi(address: string): Promise<ApiFigure[]> {
  const figures: ApiFigure[] = [];
  for (const path of paths) figures.push(await measure(address, path));
  console.log(
    table(
      ['read, ms', 'cold', 'p50', 'p95', '304 p95', 'kB'],
      figures.map((figure) => [
        decodeURI(figure.path),
        ...[figure.cold, figure.p50, figure.p95, figure.notModified, figure.kilobytes].map(
          (value) => value.toFixed(1),
        ),
      ]),
    ),
  );
  return figures;
}
