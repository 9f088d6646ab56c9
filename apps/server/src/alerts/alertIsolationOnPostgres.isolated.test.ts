import { afterAll } from 'vitest';
import { startPostgres } from '../testing/startPostgres.ts';

/** The isolation of rules once more, with the accounts in a real PostgreSQL. */
const postgres = await startPostgres();
process.env['LITOMETR_TEST_DATABASE_URL'] = postgres.url;
// Hooks end in the reverse order: the first one registered runs last.
afterAll(() => postgres.stop());
await import('./alertIsolation.test.ts');
