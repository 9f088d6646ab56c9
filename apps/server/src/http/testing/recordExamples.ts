import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { fillDemo } from '../../control/demoData.ts';
import { openMeasurements } from '../../measurements/openMeasurements.ts';
import { publishedTag, registerReadRoutes } from '../../reads/routes.ts';
import { smallDemo } from '../../testing/preparedStores.ts';
import { registerErrorResponses } from '../errorResponses.ts';
import { addressOf, endpoints } from './endpoints.ts';

/**
 * Renews `http/examples.json`, the examples of the OpenAPI document, from generated data:
 *
 *     node --conditions=@litometr/source apps/server/src/http/testing/recordExamples.ts
 *
 * Lists keep their first two rows: an example shows the shape, not the data.
 */
const ROWS = 2;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

const folder = await mkdtemp(join(tmpdir(), 'litometr-examples-'));
const measurements = await openMeasurements({ folder });
await fillDemo(measurements, smallDemo);
const deps = { measurements, coverHosts: [] };
const app = Fastify({ logger: false });
app.decorate('authenticate', () => Promise.resolve(null));
app.decorate('stateTag', () => publishedTag(deps));
registerErrorResponses(app);
registerReadRoutes(app, deps);

const portal = 'litnet';
const [known] = await measurements.read((db) =>
  db.select<Record<'books' | 'authors' | 'tags' | 'genres', number>>(
    `SELECT (SELECT argMin(book_id, position) FROM rank_entries WHERE portal = {portal:String}
               AND list = 'global_top') AS books,
            (SELECT min(id) FROM authors WHERE portal = {portal:String}) AS authors,
            (SELECT min(id) FROM tags WHERE portal = {portal:String}) AS tags,
            (SELECT min(id) FROM genres WHERE portal = {portal:String}) AS genres`,
    { portal },
  ),
);
if (known === undefined) throw new Error('The generated data has a portal of that name.');

const examples: Record<string, unknown> = {};
for (const endpoint of endpoints) {
  if (endpoint.method !== 'GET' || endpoint.auth === 'required') continue;
  const kind = (['authors', 'tags', 'genres'] as const).find((name) =>
    endpoint.path.includes(`/${name}/`),
  );
  const list = endpoint.id === 'listOverlap' ? 'genre_top' : 'global_top';
  const params = { portal, list, id: known[kind ?? 'books'] };
  const response = await app.inject(addressOf(endpoint, params));
  // Health, settings and others depend on stores that are not open here.
  if (response.statusCode === 200) examples[endpoint.id] = shortened(response.json());
}
await writeFile(
  new URL('../examples.json', import.meta.url),
  `${JSON.stringify(examples, null, 1)}\n`,
);
await app.close();
await measurements.close();
await rm(folder, { recursive: true, force: true });
