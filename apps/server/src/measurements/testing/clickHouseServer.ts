import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createChdbConnection } from 'chdb/connection';

/**
 * For tests alone: speaks as much of ClickHouse's HTTP interface as the official client uses
 * (queries, parameters, settings, formats, errors, inserts with a body) in front of the embedded
 * engine, as a process of its own. Prints its port.
 *
 *     node clickHouseServer.ts <folder> [port]
 */
const [folder = '', port = '0'] = process.argv.slice(2);
type Engine = ReturnType<typeof createChdbConnection>;

/** A connection per set of settings: in the engine they hold for a connection. */
const engines = new Map<string, Promise<Engine>>();
/** A connection runs one statement at a time. */
const pending = new Map<Engine, Promise<unknown>>();

const ownParams = new Set([
  'query',
  'database',
  'query_id',
  'session_id',
  'default_format',
  'role',
]);
/** Of the HTTP interface, not of the engine. */
const httpSettings = /^(wait_end_of_query|enable_http_compression|send_progress|http_)/;

async function open(key: string, settings: [string, string][], database: string): Promise<Engine> {
  const engine = createChdbConnection({ path: folder });
  await engine.chdb.queryAsync(`USE ${database}`);
  for (const [name, value] of settings) {
    await engine.chdb.queryAsync(`SET ${name} = '${value.replaceAll("'", "''")}'`);
  }
  engines.set(key, Promise.resolve(engine));
  return engine;
}

function engineFor(params: URLSearchParams): Promise<Engine> {
  const settings = [...params].filter(
    ([name]) => !ownParams.has(name) && !name.startsWith('param_') && !httpSettings.test(name),
  );
  const database = params.get('database') ?? 'default';
  const key = JSON.stringify([database, settings.toSorted()]);
  const known = engines.get(key) ?? open(key, settings, database);
  engines.set(key, known);
  // One that could not be opened, for want of its database, is tried again.
  known.catch(() => engines.delete(key));
  return known;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '0': '\0', b: '\b' };

/** Parameters come as escaped text, as in TSV. */
function bound(query: string, params: URLSearchParams): string {
  return query.replaceAll(/\{(\w+):(\w[^{}]*)\}/g, (whole, name: string, type: string) => {
    const text = params.get(`param_${name}`);
    if (text === null) return whole;
    if (text === '\\N') return `CAST(NULL, ${quoted(type)})`;
    if (type !== 'String') return `CAST(${quoted(text)}, ${quoted(type)})`;
    return quoted(text.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter));
  });
}

function serialize<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  const before = pending.get(engine) ?? Promise.resolve();
  const mine = before.then(work, work);
  pending.set(
    engine,
    mine.catch(() => undefined),
  );
  return mine;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://clickhouse');
  if (pathname === '/ping') return void response.end('Ok.\n');
  const body = await buffer(request);
  const query = searchParams.get('query');
  const text = bound(query ?? body.toString('utf8'), searchParams);
  // With the query in the address, the body is what is inserted.
  const sql = query === null ? text : `${text}\n${body.toString('utf8')}`;
  const format = searchParams.get('default_format') ?? 'TabSeparated';
  const engine = await engineFor(searchParams);
  const result = await serialize(engine, () => engine.chdb.queryAsync(sql, { format }));
  response.setHeader('x-clickhouse-query-id', searchParams.get('query_id') ?? '');
  response.setHeader('x-clickhouse-summary', '{}');
  pipeline(Readable.from(chunks(Buffer.from(result.bytes()))), response, () => undefined);
}

/** In pieces that cut rows, as a network does. */
function* chunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const code = /Code: (\d+)/.exec(message)?.[1] ?? '0';
    response.writeHead(code === '60' || code === '81' ? 404 : 500, {
      'x-clickhouse-exception-code': code,
    });
    response.end(message);
  });
});
server.listen(Number(port), '127.0.0.1', () => {
  // A server that listens on a port has an address of this form.
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
