import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the next migration of the accounts store from its schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/postgres/schema.ts', './src/postgres/tables/rateLimits.ts'],
  out: './src/postgres/drizzle',
});
