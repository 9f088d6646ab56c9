import { afterAll } from 'vitest';
import { startPostgres } from '../testing/startPostgres.ts';

/**
 * The API's suite once more, on the stores of an installation beyond one machine: accounts in a
 * real PostgreSQL, measurements through the HTTP client of ClickHouse.
 */
const postgres = await startPostgres();
process.env['LITOMETR_TEST_DATABASE_URL'] = postgres.url;
process.env['LITOMETR_TEST_STORES'] = 'servers';
// Vitest runs teardown hooks in reverse order: the hook registered first runs last.
afterAll(() => postgres.stop());
await import('./api.test.ts');
