import { afterAll } from 'vitest';
import { startPostgres } from './startPostgres.ts';

/** The sessions' suite and those of backups once more, with the accounts in a real PostgreSQL. */
const postgres = await startPostgres();
process.env['LITOMETR_TEST_DATABASE_URL'] = postgres.url;
// Vitest runs teardown hooks in reverse order: the hook registered first runs last.
afterAll(() => postgres.stop());
await import('../accounts/sessionCalls.test.ts');
await import('../backup/backup.test.ts');
await import('../backup/restoreTokens.test.ts');
