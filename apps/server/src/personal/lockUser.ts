import { eq } from 'drizzle-orm';
import { signInFirst } from '../accounts/refusals.ts';
import type { Database } from '../postgres/database.ts';
import { users } from '../postgres/schema.ts';

/**
 * Serializes changes of one user's rows, so that two tabs at once cannot exceed a limit that each
 * of them alone would respect.
 *
 * @throws ApiError 401 when the account was deleted in the meantime
 */
export function lockingUser<T>(
  db: Database,
  userId: number,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const isUser = eq(users.id, userId);
    const [user] = await tx.select({ id: users.id }).from(users).where(isUser).for('update');
    if (user === undefined) throw signInFirst();
    return work(tx);
  });
}
