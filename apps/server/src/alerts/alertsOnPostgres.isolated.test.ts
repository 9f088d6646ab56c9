import { afterAll } from 'vitest';
import { startPostgres } from '../testing/startPostgres.ts';

/** Rules, the feed and webhooks once more, with the accounts in a real PostgreSQL. */
const postgres = await startPostgres();
process.env['LITOMETR_TEST_DATABASE_URL'] = postgres.url;
// Vitest runs teardown hooks in reverse order: the hook registered first runs last.
afterAll(() => postgres.stop());
await import('./alertCalls.test.ts');
