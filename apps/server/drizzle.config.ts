import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the next migration of the accounts store from its schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/accounts/schema.ts', './src/accounts/tables/rateLimits.ts'],
  out: './src/accounts/drizzle',
});
