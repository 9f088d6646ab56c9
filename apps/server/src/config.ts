import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** Where the server listens, keeps its data and what it may show. Read once, at start. */
export interface ServerConfig {
  host: string;
  port: number;
  dataFolder: string;
  /** Fill an empty store with generated data. */
  demo: boolean;
  /** Mail address or link for the not-found page; null shows the about page's section. */
  contact: string | null;
  /** Hosts whose images may be shown as covers. */
  coverHosts: readonly string[];
  /** Addresses of proxies in front, as CIDR blocks; empty trusts nobody. */
  trustProxy: readonly string[];
  /** A PostgreSQL address in place of the embedded accounts store. */
  databaseUrl: string | null;
  /** A ClickHouse address in place of the embedded measurements store. */
  clickhouseUrl: string | null;
  /** Password of the first admin; null makes a random one. */
  adminPassword: string | null;
}

const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(/[\s,]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

const environment = z.object({
  PORT: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65_535))), 8080),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  LITOMETR_DATA_DIR: z._default(z.string().check(z.minLength(1)), './.data'),
  LITOMETR_DEMO: z._default(z.enum(['on', 'off']), 'on'),
  LITOMETR_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:|https:\/\/|[^\s@]+@[^\s@]+$)/))),
  LITOMETR_COVER_HOSTS: z.optional(list),
  LITOMETR_TRUST_PROXY: z.optional(list),
  LITOMETR_ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8), z.maxLength(1024))),
  DATABASE_URL: z.optional(z.url()),
  CLICKHOUSE_URL: z.optional(z.url()),
});

/** The environment is wrong; the message names the variable and what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws `ConfigError` with one line per wrong variable. Empty variables count as unset. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment cannot be used. ${lines.join('; ')}`);
  }
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: resolve(env['INIT_CWD'] ?? '.', values.LITOMETR_DATA_DIR),
    demo: values.LITOMETR_DEMO === 'on',
    contact: values.LITOMETR_CONTACT ?? null,
    coverHosts: values.LITOMETR_COVER_HOSTS ?? [],
    trustProxy: values.LITOMETR_TRUST_PROXY ?? [],
    databaseUrl: values.DATABASE_URL ?? null,
    clickhouseUrl: values.CLICKHOUSE_URL ?? null,
    adminPassword: values.LITOMETR_ADMIN_PASSWORD ?? null,
  };
}

/** Whether an address is reached only from this machine. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}
