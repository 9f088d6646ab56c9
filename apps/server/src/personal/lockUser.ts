import { eq } from 'drizzle-orm';
import type { Database } from '../accounts/database.ts';
import { signInFirst } from '../accounts/refusals.ts';
import { users } from '../accounts/schema.ts';

/**
 * Changes of one user's rows wait for each other, so that two tabs at once cannot pass a limit
 * that one of them alone would meet.
 *
 * @throws ApiError 401 when the account went away meanwhile
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
