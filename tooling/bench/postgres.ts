import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Reader } from '../../apps/server/src/measurements/client.ts';
import { openMeasurements } from '../../apps/server/src/measurements/openMeasurements.ts';
import { startPostgres } from '../../apps/server/src/testing/startPostgres.ts';
import { copied, questions } from './questions.ts';
import { quantile } from './tables.ts';

export interface Question {
  name: string;
  /** Medians, in milliseconds. */
  chdb: number;
  postgres: number;
}

const RUNS = 7;
/** Debian's folder of versions, each with its programs. */
const PROGRAMS = '/usr/lib/postgresql';

/** The same questions to the store and to a PostgreSQL with the same rows; none without one. */
export async function measurePostgres(measurementsFolder: string): Promise<Question[]> {
  if (!existsSync(PROGRAMS) || readdirSync(PROGRAMS).length === 0) {
    console.log(
      'PostgreSQL is not installed: no comparison. On Debian: apt-get install -y postgresql.',
    );
    return [];
  }
  const measurements = await openMeasurements({ folder: measurementsFolder });
  const postgres = await startPostgres();
  const client = await connect(postgres.url);
  try {
    return await measurements.read(async (reader) => {
      await copyRows(reader, client);
      return measureQuestions(reader, client);
    });
  } finally {
    await client.end();
    await postgres.stop();
    await measurements.close();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Enough for the joins and sorts of these questions, as an administrator would set it.
  await client.query("SET work_mem = '128MB'");
  return client;
}

async function copyRows(reader: Reader, client: Client): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'litometr-rows-'));
  // The database's own user reads the files.
  chmodSync(folder, 0o755);
  try {
    for (const [table, { columns, select, indexes }] of Object.entries(copied)) {
      const file = join(folder, `${table}.tsv`);
      await reader.bytes(`INSERT INTO FUNCTION file('${file}', 'TSV') ${select}`);
      chmodSync(file, 0o644);
      await client.query(`CREATE TABLE ${table} (${columns})`);
      await client.query(`COPY ${table} FROM '${file}'`);
      for (const sql of indexes) await client.query(sql);
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureQuestions(reader: Reader, client: Client): Promise<Question[]> {
  const results: Question[] = [];
  for (const { name, ...sql } of questions) {
    const chdb = await median(async () => (await reader.select<object>(sql.chdb)).length);
    const postgres = await median(async () => (await client.query(sql.postgres)).rows.length);
    if (chdb.rows !== postgres.rows) {
      throw new Error(`'${name}': ${chdb.rows} rows of chDB, ${postgres.rows} of PostgreSQL.`);
    }
    results.push({ name, chdb: chdb.ms, postgres: postgres.ms });
  }
  return results;
}

async function median(once: () => Promise<number>): Promise<{ ms: number; rows: number }> {
  const times: number[] = [];
  let rows = await once();
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    rows = await once();
    times.push(performance.now() - started);
  }
  return { ms: quantile(times, 0.5), rows };
}
