import * as z from 'zod/mini';
import { count, day, instant, listKind, listPeriod, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paging } from '../shapes.ts';
import { writtenLine } from './meText.ts';

/** The programs that read the portals themselves, for moderators and admins. */

/** Rule that a collector obeys. Its text is in the language that `Accept-Language` requests. */
export const collectorRule = z.lazy(() =>
  z.object({
    code: z.enum([
      'api_only',
      'undocumented_json',
      'public_pages',
      'robots',
      'pace',
      'identifies',
      'no_login',
      'no_readers',
      'one_day',
      'keeps_terms',
    ]),
    text: z.string(),
  }),
);
export type CollectorRule = z.infer<typeof collectorRule>;

/**
 * Why a run ended. `robots`: the portal's robots.txt forbids it; `captcha`: a page that requires a
 * person; `blocked`: 401, 403 or 451; `rate_limited`: 429 for too long; `unreachable`: no response
 * or 5xx for too long; `redirect`: it leads to another host, which is not followed; `encoding`: a
 * page whose encoding differs from the declared one; `shape`: the structure of pages or responses
 * has changed; `coverage`: a field below its minimum; `too_few`: less than half of the usual books;
 * `import_refused`: the import found faults in the bundle; `server`: a fault of this server;
 * `stopped`: by staff or by the shutdown of the server; `killed`: the server process ended
 * abruptly.
 */
export const collectorReason = z.enum([
  'robots',
  'captcha',
  'blocked',
  'rate_limited',
  'unreachable',
  'redirect',
  'encoding',
  'shape',
  'coverage',
  'too_few',
  'import_refused',
  'server',
  'stopped',
  'killed',
]);
export type CollectorReason = z.infer<typeof collectorReason>;

/**
 * `published`: imported; `partial`: imported, though some pages could not be read; `unchanged`: the
 * store held all of it; `withheld`: read, but not fit to be imported; `failed`: could not be read or
 * imported; `stopped`: given up by staff, a command or the end of the server; `dry_run`: read for a
 * trial and not imported. Only the first two change data: after any other the last good data stay.
 */
export const collectorRunState = z.enum([
  'running',
  'published',
  'partial',
  'unchanged',
  'withheld',
  'failed',
  'stopped',
  'dry_run',
]);
export type CollectorRunState = z.infer<typeof collectorRunState>;

/** A run, or how far it has come. */
export const collectorRun = z.object({
  id: z.uuid(),
  portal: portalSlug,
  trigger: z.enum(['schedule', 'staff', 'command']),
  state: collectorRunState,
  /** Null where nothing went wrong. */
  reason: z.nullable(collectorReason),
  /** Event, cause and remedy in English, for the maintainer. */
  detail: z.nullable(z.string()),
  started_at: instant,
  ended_at: z.nullable(instant),
  /** Null while it runs. */
  seconds: z.nullable(z.number()),
  /** The day that its readings are of. */
  day,
  /** Pages or answers that the portal gave; those known to be unchanged are in `not_modified`. */
  pages: count,
  not_modified: count,
  /** Taken over from a run of the same day that was cut off. */
  resumed: count,
  retries: count,
  errors: count,
  /** Against what the last runs knew. `removed`: the portal says that the book is gone. */
  items: z.object({ new: count, updated: count, unchanged: count, removed: count }),
  /** Responses by HTTP status; 0 is no response. */
  http: z.array(z.object({ status: count, count })),
  /** Of answers, in milliseconds; null before the first. */
  p95_ms: z.nullable(z.number()),
  /** Share of the run's books that have the field; fields that the portal does not publish are absent. */
  coverage: z.array(z.object({ field: z.string(), share: z.number() })),
  /** Of the seven good runs before it; null without any. */
  median: z.nullable(z.object({ items: z.number(), pages: z.number(), seconds: z.number() })),
  /** Items or pages differ by half or more from that median. */
  deviates: z.boolean(),
  /** The import that it led to; null where there is none. */
  import: z.nullable(z.uuid()),
});
export type CollectorRun = z.infer<typeof collectorRun>;

/** Pages that failed alike. `selector`: what was looked for and not found, or the wrong entry. */
export const collectorErrorGroup = z.lazy(() =>
  z.object({
    reason: collectorReason,
    message: z.string(),
    selector: z.nullable(z.string()),
    status: z.nullable(count),
    count,
    sample_url: z.string(),
  }),
);
export type CollectorErrorGroup = z.infer<typeof collectorErrorGroup>;

export const collectorRunDetail = z.extend(collectorRun, {
  /** `floor`: below it the run is not imported; null for a field that may be absent. */
  fields: z.array(
    z.object({
      field: z.string(),
      share: z.number(),
      /** Books whose pages show the field in a form that the parser does not know. */
      unreadable: count,
      floor: z.nullable(z.number()),
      /** Of the seven good runs before it. */
      median: z.nullable(z.number()),
    }),
  ),
  /** A list that could not be read to its end is not imported. */
  lists: z.array(
    z.object({
      list: listKind,
      genre: z.nullable(z.string()),
      period: z.nullable(listPeriod),
      size: count,
      whole: z.boolean(),
    }),
  ),
  error_groups: z.array(collectorErrorGroup),
});
export type CollectorRunDetail = z.infer<typeof collectorRunDetail>;

/**
 * `unavailable`: this server does not collect (its setting is off); `off`: staff have not turned it
 * on; `paused`: the portal is paused by staff; `resting`: after failures, until `resting_until`;
 * `running`; else `idle`.
 */
export const collector = z.lazy(() =>
  z.object({
    portal: portalSlug,
    state: z.enum(['unavailable', 'off', 'paused', 'resting', 'running', 'idle']),
    /** How it reads: a documented API, the JSON of the portal's own pages, or the pages. */
    way: z.enum(['api', 'json', 'pages']),
    base_url: z.string(),
    rules: z.array(collectorRule),
    /**
     * Identifies these rules; the call that enables the collector sends it back. Changed rules get
     * another key.
     */
    rules_key: z.string(),
    /** The portal's own rules and its robots.txt. */
    links: z.array(z.string()),
    /** Least time between two requests, in milliseconds. */
    pace_ms: count,
    /** Hours between runs. */
    every_hours: count,
    enabled: z.boolean(),
    /**
     * Who accepted the rules, and when; null if they have not been accepted or have changed since.
     */
    agreed: z.nullable(z.object({ at: instant, by: z.nullable(z.string()) })),
    next_run_at: z.nullable(instant),
    resting_until: z.nullable(instant),
    last_run: z.nullable(collectorRun),
    last_good_at: z.nullable(instant),
  }),
);
export type Collector = z.infer<typeof collector>;

export const collectors = defineEndpoint({
  id: 'collectors',
  path: '/staff/collectors/',
  summary: 'The collectors of the portals with the rules that bind them (moderators and admins)',
  auth: 'required',
  response: () => z.object({ items: z.array(collector) }),
});

const portalParams = z.object({ portal: portalSlug });

/**
 * Turning one on takes `agreed`, the `rules_key` of the rules that were shown: 400 without it, 409
 * when the rules are others by now. Turning one off ends its run.
 */
export const changeCollector = defineEndpoint({
  id: 'changeCollector',
  method: 'PATCH',
  path: '/staff/collectors/{portal}/',
  summary: 'Turn a collector on, agreeing to its rules, or off (admins)',
  auth: 'required',
  params: () => portalParams,
  body: () => z.strictObject({ enabled: z.boolean(), agreed: z.optional(writtenLine(100)) }),
  response: () => collector,
});

export const collectorRuns = defineEndpoint({
  id: 'collectorRuns',
  path: '/staff/collectors/{portal}/runs/',
  summary: 'The runs of a collector, newest first (moderators and admins)',
  auth: 'required',
  params: () => portalParams,
  query: () => z.object({ page: paging.page, size: paging.size }),
  response: () => z.object({ count, items: z.array(collectorRun) }),
});

/** Answers 202 with the run that has begun, or the one that is under way. 409 where it may not. */
export const startCollectorRun = defineEndpoint({
  id: 'startCollectorRun',
  method: 'POST',
  path: '/staff/collectors/{portal}/runs/',
  summary: 'Collect a portal now (moderators and admins)',
  auth: 'required',
  params: () => portalParams,
  response: () => collectorRun,
});

const runParams = z.object({ portal: portalSlug, run: z.uuid() });

export const collectorRunById = defineEndpoint({
  id: 'collectorRunById',
  path: '/staff/collectors/{portal}/runs/{run}/',
  summary: 'A run: coverage by field, lists, errors with a sample (moderators and admins)',
  auth: 'required',
  params: () => runParams,
  response: () => collectorRunDetail,
});

/** Pages read so far are stored for the day and save requests of the next run. */
export const stopCollectorRun = defineEndpoint({
  id: 'stopCollectorRun',
  method: 'DELETE',
  path: '/staff/collectors/{portal}/runs/{run}/',
  summary: 'Stop a run that is under way (moderators and admins)',
  auth: 'required',
  params: () => runParams,
  response: () => collectorRun,
});

/** A run that is under way, in `live`. */
export const collectorProgress = z.lazy(() =>
  z.object({
    run: z.uuid(),
    portal: portalSlug,
    started_at: instant,
    phase: z.enum(['discovering', 'reading', 'importing']),
    pages: count,
    /** Pages that are known to be needed so far, read ones included; it may still grow. */
    pages_known: count,
    items: count,
    retries: count,
    errors: count,
    /**
     * Until then it waits, because the portal requested a pause or failed; null while it does not
     * wait.
     */
    waiting_until: z.nullable(instant),
  }),
);
export type CollectorProgress = z.infer<typeof collectorProgress>;
