import { DrizzleQueryError } from 'drizzle-orm';
import * as z from 'zod/mini';

/** The fields of a PostgreSQL error that name what is wrong and hold no values of rows. */
const databaseError = z.object({
  code: z.string().check(z.regex(/^[0-9A-Z]{5}$/)),
  table: z.optional(z.string()),
  column: z.optional(z.string()),
  constraint: z.optional(z.string()),
});
type DatabaseError = z.infer<typeof databaseError>;

/** By SQLSTATE, or by its class where the whole code has no entry. */
const reasons: Readonly<Record<string, (error: DatabaseError) => string>> = {
  '22': () => 'a value does not have the form of its column',
  '23502': ({ column }) => `a row has no value for ${column ?? 'a required column'}`,
  '23503': ({ constraint }) => `a row refers to one that does not exist (${constraint ?? ''})`,
  '23505': ({ constraint }) => `two rows have the same key (${constraint ?? ''})`,
  '23514': ({ constraint }) => `a row breaks a rule (${constraint ?? ''})`,
  '53100': () => 'the disk is full; free some space',
  '55P03': () => 'another program holds its tables; try again when that has ended',
};

/**
 * Returns what a failed statement of the accounts store was refused for, in one line, or null for
 * any other error. The message of the error itself holds the statement with all its values,
 * password and token hashes included: it must not be printed.
 */
export function describeQueryFailure(error: unknown): string | null {
  if (!(error instanceof DrizzleQueryError)) return null;
  const parsed = databaseError.safeParse(error.cause);
  if (!parsed.success) {
    // The connection failed, not the statement: such messages hold addresses alone.
    return error.cause?.message.split('\n')[0] ?? 'the statement failed';
  }
  const { code, table } = parsed.data;
  const reason = reasons[code] ?? reasons[code.slice(0, 2)];
  const where = table === undefined ? '' : `${table}: `;
  const what = reason === undefined ? 'the statement failed' : reason(parsed.data);
  return `${where}${what} [PostgreSQL ${code}]`;
}

/** Returns what may be printed of any error. */
export function describeFailure(error: unknown): string {
  const query = describeQueryFailure(error);
  if (query !== null) return `The accounts store refused a statement: ${query}.`;
  return error instanceof Error ? error.message : String(error);
}
