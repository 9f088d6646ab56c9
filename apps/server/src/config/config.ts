import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type PortalSlug, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { defaultConnectionLimits } from '../http/connectionLimits.ts';
import { READS_PER_MINUTE } from '../http/readLimit.ts';

/** Address, data folder and visible features of the server. Read once, at the start. */
export interface ServerConfig {
  host: string;
  port: number;
  /**
   * Public address of the dashboard, such as `https://litometr.example`; null where not configured.
   */
  publicUrl: string | null;
  dataFolder: string;
  /** Fill an empty store with generated data. */
  demo: boolean;
  /** Mail address or link for the not-found page; null shows the about page's section. */
  contact: string | null;
  /** Hosts whose images may be shown as covers, in lower case. */
  coverHosts: readonly string[];
  /** Addresses of trusted reverse proxies, as CIDR blocks; empty trusts none. */
  trustProxy: readonly string[];
  /** Maximum open connections: of the whole server, and of one address that is no trusted proxy. */
  connections: { total: number; perAddress: number };
  /** Public reads a minute and address block. */
  readsPerMinute: number;
  /** A PostgreSQL address instead of the embedded accounts store. */
  databaseUrl: string | null;
  /** A ClickHouse address instead of the embedded measurements store. */
  clickhouseUrl: string | null;
  /** Password of the first admin; null generates a random one. */
  adminPassword: string | null;
  /** Bytes of an archive that staff may upload. */
  uploadBytes: number;
  /** Bearer token that `/api/metrics` requires; null restricts it to this machine. */
  metricsToken: string | null;
  /** Least level of the log's lines. */
  logLevel: (typeof logLevels)[number];
  collectors: CollectorConfig;
}

/** Settings of the collectors; staff also turn on each one of them. */
interface CollectorConfig {
  /** True when this server may collect at all. */
  enabled: boolean;
  /** Addresses that replace a portal's own: mirrors, tests. */
  inPlace: Readonly<Partial<Record<PortalSlug, string>>>;
  /** Milliseconds between two requests where that is more than the portal's own pace. */
  paceMs: number | null;
  /** Hours from one run to the next. */
  everyHours: number;
  /** Pages of single books in a run, at most. */
  details: number;
}

/** Text of a certain form; `takes` completes '<variable>: takes …'. */
const text = (form: RegExp, takes: string) => z.string().check(z.regex(form, `takes ${takes}`));

/** An address without a path: the dashboard is served at the root of its host. */
const PUBLIC_URL_TAKES = 'takes an address without a path, such as https://litometr.example.org';
const publicUrl = z.pipe(
  z
    .url({ protocol: /^https?$/, error: PUBLIC_URL_TAKES })
    .check(z.regex(/^https?:\/\/[^/?#@\s]+\/?$/i, PUBLIC_URL_TAKES)),
  z.transform((value) => new URL(value).origin),
);

/** Several values with commas or blanks between them. */
const list = (isGood: (part: string) => boolean, takes: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(/[\s,]+/).filter((part) => part !== '')),
    ),
    z.array(z.string()).check(z.refine((parts) => parts.every(isGood), `takes ${takes}`)),
  );

/** An IPv4 or IPv6 address, alone or with the length of its prefix. */
function isNetwork(part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

/** 'litnet=http://127.0.0.1:9000' → its two sides. */
function sidesOf(part: string): [string, string] {
  const at = part.indexOf('=');
  return [part.slice(0, Math.max(0, at)), part.slice(at + 1)];
}

function isInPlace(part: string): boolean {
  const [portal, address] = sidesOf(part);
  return z.safeParse(portalSlug, portal).success && /^https?:\/\/[^/@\s]+\/?$/.test(address);
}

/** A whole number within bounds. */
function within(min: number, max: number) {
  const takes = `takes a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, takes)), z.transform(Number)),
    z.number().check(z.gte(min, takes), z.lte(max, takes)),
  );
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const UPLOAD_TAKES = 'takes a whole number of megabytes from 1';
const PORT_TAKES = 'takes a whole number from 0 to 65535';

const environment = z.object({
  PORT: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,5}$/, PORT_TAKES)), z.transform(Number)),
      z.number().check(z.lte(65_535, PORT_TAKES)),
    ),
    8080,
  ),
  HOST: z._default(text(/^[\w.:%-]+$/, 'an IP address or host name'), '127.0.0.1'),
  LITOMETR_PUBLIC_URL: z.optional(publicUrl),
  LITOMETR_DATA_DIR: z._default(text(/\S/, 'the path of a folder'), './.data'),
  LITOMETR_DEMO: z._default(z.enum(['on', 'off'], 'takes on or off'), 'on'),
  LITOMETR_CONTACT: z.optional(
    text(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|[^\s@:]+@[^\s@]+)$/,
      'a mail address or a link that begins with https:// or mailto:',
    ),
  ),
  LITOMETR_COVER_HOSTS: z.optional(
    list((part) => /^[\w-]+(\.[\w-]+)*(:\d+)?$/.test(part), 'host names such as cdn.example.org'),
  ),
  LITOMETR_TRUST_PROXY: z.optional(list(isNetwork, 'addresses or CIDR blocks such as 10.0.0.0/8')),
  LITOMETR_MAX_CONNECTIONS: z._default(within(16, 1_000_000), defaultConnectionLimits.total),
  LITOMETR_CONNECTIONS_PER_ADDRESS: z._default(
    within(1, 1_000_000),
    defaultConnectionLimits.perAddress,
  ),
  LITOMETR_READS_PER_MINUTE: z._default(within(1, 1_000_000), READS_PER_MINUTE),
  LITOMETR_ADMIN_PASSWORD: z.optional(text(/^.{8,1024}$/s, 'from 8 to 1024 characters')),
  LITOMETR_LOG_LEVEL: z._default(z.enum(logLevels, `takes one of ${logLevels.join(', ')}`), 'warn'),
  LITOMETR_UPLOAD_MB: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,6}$/, UPLOAD_TAKES)), z.transform(Number)),
      z.number().check(z.gte(1, UPLOAD_TAKES)),
    ),
    1024,
  ),
  LITOMETR_COLLECTORS: z._default(z.enum(['on', 'off'], 'takes on or off'), 'off'),
  LITOMETR_COLLECTOR_URLS: z.optional(
    list(isInPlace, 'portals and addresses such as litnet=http://127.0.0.1:9000'),
  ),
  LITOMETR_COLLECTOR_PACE_MS: z.optional(within(0, 600_000)),
  LITOMETR_COLLECTOR_HOURS: z._default(within(6, 168), 24),
  LITOMETR_COLLECTOR_BOOKS: z._default(within(1, 20_000), 2_000),
  LITOMETR_METRICS_TOKEN: z.optional(text(/^\S{16,}$/, 'at least 16 characters without blanks')),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'takes a URL that begins with postgres://' }),
  ),
  CLICKHOUSE_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'takes a URL that begins with http:// or https://' }),
  ),
});

/** The environment is wrong; the message names the variable and what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws `ConfigError` with one line that names every wrong variable. Empty variables count as unset. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, defined);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment cannot be used. ${lines.join('; ')}`);
  }
  const values = parsed.data;
  const enabled = values.LITOMETR_COLLECTORS === 'on';
  if (enabled && values.LITOMETR_CONTACT === undefined) {
    throw new ConfigError(
      'The environment cannot be used. LITOMETR_COLLECTORS: takes on only with LITOMETR_CONTACT, so that portals can reach the operator',
    );
  }
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.LITOMETR_PUBLIC_URL ?? null,
    dataFolder: resolve(env['INIT_CWD'] ?? '.', values.LITOMETR_DATA_DIR),
    demo: values.LITOMETR_DEMO === 'on',
    contact: values.LITOMETR_CONTACT ?? null,
    coverHosts: (values.LITOMETR_COVER_HOSTS ?? []).map((part) => part.toLowerCase()),
    trustProxy: values.LITOMETR_TRUST_PROXY ?? [],
    connections: {
      total: values.LITOMETR_MAX_CONNECTIONS,
      perAddress: values.LITOMETR_CONNECTIONS_PER_ADDRESS,
    },
    readsPerMinute: values.LITOMETR_READS_PER_MINUTE,
    databaseUrl: values.DATABASE_URL ?? null,
    clickhouseUrl: values.CLICKHOUSE_URL ?? null,
    adminPassword: values.LITOMETR_ADMIN_PASSWORD ?? null,
    uploadBytes: values.LITOMETR_UPLOAD_MB * 1024 * 1024,
    metricsToken: values.LITOMETR_METRICS_TOKEN ?? null,
    logLevel: values.LITOMETR_LOG_LEVEL,
    collectors: {
      enabled,
      inPlace: Object.fromEntries((values.LITOMETR_COLLECTOR_URLS ?? []).map(sidesOf)),
      paceMs: values.LITOMETR_COLLECTOR_PACE_MS ?? null,
      everyHours: values.LITOMETR_COLLECTOR_HOURS,
      details: values.LITOMETR_COLLECTOR_BOOKS,
    },
  };
}
