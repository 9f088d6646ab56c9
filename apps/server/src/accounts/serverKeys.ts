import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../postgres/database.ts';
import { serverKeys } from '../postgres/schema.ts';

const purposes = ['access', 'refresh', 'audit', 'device', 'limits'] as const;

/** The server's secrets. They live in the store, so that every server on it shares them. */
export type ServerKeys = Record<(typeof purposes)[number], Buffer>;

/** Reads the keys, making those that are missing. */
export async function loadServerKeys(db: Database): Promise<ServerKeys> {
  const fresh = purposes.map((purpose) => ({
    purpose,
    secret: randomBytes(32).toString('base64url'),
  }));
  await db.insert(serverKeys).values(fresh).onConflictDoNothing();
  const stored = new Map(
    (await db.select().from(serverKeys)).map((row) => [row.purpose, row.secret]),
  );
  const key = (purpose: string) => Buffer.from(stored.get(purpose) ?? '', 'base64url');
  return {
    access: key('access'),
    refresh: key('refresh'),
    audit: key('audit'),
    device: key('device'),
    limits: key('limits'),
  };
}

export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
