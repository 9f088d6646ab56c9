import * as z from 'zod/mini';
import { count, day, id, instant, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, text, whole } from '../inputs.ts';
import { importEntry } from './imports.ts';
import { done, writtenLine, writtenText } from './meText.ts';
import { collectorProgress } from './staffCollectors.ts';

/** Whether the data can be trusted, for moderators and admins. */

export const QUALITY_DAYS = 90;

/**
 * A calendar day of a portal. `mark`: `missing` without any row, `partial` below 0.9 of what the
 * days around it had, or because staff said so (`marked`, with their `note`).
 */
export const qualityDay = z.lazy(() =>
  z.object({
    day,
    mark: z.enum(['ok', 'partial', 'missing']),
    coverage: z.nullable(z.number()),
    marked: z.boolean(),
    note: z.nullable(z.string()),
  }),
);
export type QualityDay = z.infer<typeof qualityDay>;

/**
 * `state`: `none` without data, `paused` by staff, `failed` when the last import was not taken,
 * `late` when the data day is before yesterday, `partial` when it is a partial day, else `ok`.
 */
export const parserStatus = z.lazy(() =>
  z.object({
    portal: portalSlug,
    state: z.enum(['ok', 'partial', 'late', 'failed', 'paused', 'none']),
    data_day: z.nullable(day),
    /** Calendar days in Moscow since the data day. */
    age_days: z.nullable(count),
    coverage: z.nullable(z.number()),
    demo: z.boolean(),
    source: z.nullable(z.string()),
    last_success_at: z.nullable(instant),
    last_import: z.nullable(importEntry),
    /** While it is paused nothing is expected of it. */
    paused_at: z.nullable(instant),
    /** Until then its warnings are muted, regardless of its state. */
    muted_until: z.nullable(instant),
    note: z.nullable(z.string()),
    /** Up to ninety, the last one last. */
    days: z.array(qualityDay),
  }),
);
export type ParserStatus = z.infer<typeof parserStatus>;

export const parsers = defineEndpoint({
  id: 'parsers',
  path: '/staff/parsers/',
  summary: 'The state of every portal with its last ninety days (moderators and admins)',
  auth: 'required',
  response: () =>
    z.object({
      /** How many portals need a look: neither `ok` nor `paused` nor muted, and not without data. */
      attention: count,
      /** Imports of the last 24 hours. */
      last_day: z.object({ imports: count, refused: count, rows: count, bad_rows: count }),
      items: z.array(parserStatus),
    }),
});

/** An import. Medians are of the seven taken before it; `deviates` in rows by half or more. */
export const parserRun = z.extend(importEntry, {
  seconds: z.nullable(z.number()),
  seconds_median: z.nullable(z.number()),
  rows_median: z.nullable(z.number()),
  deviates: z.boolean(),
});
export type ParserRun = z.infer<typeof parserRun>;

/** Share of a day's readings that have the field; null on a day without readings. */
export const fieldCoverage = z.lazy(() =>
  z.object({
    field: z.string(),
    shares: z.array(z.nullable(z.number())),
  }),
);

/**
 * Implausible values within the last fourteen data days. `views_fell`: below the previous value,
 * without a reset; `reset`: a counter fell by more than 5 %, 20 and its rounding step, its book
 * counted once a day; `jump`: more than ten times the previous value of 100 or more, in the main
 * metric; `short_list`: lists that were captured in part on the day (`capturedDay`), where `before`
 * is the depth; `invisible_title`: books known on the data day whose title has no visible
 * characters, without `before` and `after`. `sample` is one case.
 */
export const breach = z.lazy(() =>
  z.object({
    kind: z.enum(['views_fell', 'reset', 'jump', 'short_list', 'invisible_title']),
    day,
    count,
    sample: z.object({
      book: z.nullable(id),
      label: z.string(),
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
    }),
  }),
);
export type Breach = z.infer<typeof breach>;

/** Faults of refused imports that are alike. */
export const errorGroup = z.lazy(() =>
  z.object({
    file: z.string(),
    column: z.nullable(z.string()),
    reason: z.string(),
    count,
    last_at: instant,
    import: z.uuid(),
    line: z.nullable(count),
    value: z.nullable(z.string()),
  }),
);
export type ErrorGroup = z.infer<typeof errorGroup>;

const portalParams = z.object({ portal: portalSlug });

export const parserDetail = defineEndpoint({
  id: 'parserDetail',
  path: '/staff/parsers/{portal}/',
  summary: 'Runs, field coverage, impossible values and errors of a portal (moderators and admins)',
  auth: 'required',
  params: () => portalParams,
  response: () =>
    z.object({
      runs: z.array(parserRun),
      coverage: z.object({ days: z.array(day), fields: z.array(fieldCoverage) }),
      breaches: z.array(breach),
      errors: z.array(errorGroup),
    }),
});

export const MUTE_HOURS = 720;

/**
 * `paused` is for admins, the note and `mute_hours` (0 ends it) for moderators too. Null takes the
 * note away. `seen_note` is the note that the writer saw: 409 `conflict` with the `note` that there
 * is by now when it is another.
 */
export const changeParser = defineEndpoint({
  id: 'changeParser',
  method: 'PATCH',
  path: '/staff/parsers/{portal}/',
  summary: 'Pause a portal or write a note about it (staff)',
  auth: 'required',
  params: () => portalParams,
  body: () =>
    z.strictObject({
      paused: z.optional(z.boolean()),
      note: z.optional(z.nullable(writtenText(1_000))),
      seen_note: z.optional(z.nullable(text(1_000))),
      mute_hours: z.optional(whole(0, MUTE_HOURS)),
    }),
  response: () =>
    z.object({
      paused_at: z.nullable(instant),
      muted_until: z.nullable(instant),
      note: z.nullable(z.string()),
    }),
});

const dayParams = z.object({ portal: portalSlug, day: calendarDay });

export const markDay = defineEndpoint({
  id: 'markDay',
  method: 'PUT',
  path: '/staff/parsers/{portal}/days/{day}/',
  summary: 'Mark a day of a portal as partial (moderators and admins)',
  auth: 'required',
  params: () => dayParams,
  body: () => z.strictObject({ note: z.nullable(writtenText(1_000)) }),
  response: () => done,
});

export const unmarkDay = defineEndpoint({
  id: 'unmarkDay',
  method: 'DELETE',
  path: '/staff/parsers/{portal}/days/{day}/',
  summary: 'Take the mark of a day away (moderators and admins)',
  auth: 'required',
  params: () => dayParams,
  response: () => done,
});

/** Operations in progress. */
export const liveState = z.lazy(() =>
  z.object({
    at: instant,
    imports: z.array(importEntry),
    collectors: z.array(collectorProgress),
  }),
);
export type LiveState = z.infer<typeof liveState>;

/**
 * The same as server-sent events: `/api/staff/live/stream/` with the bearer token, an event
 * `state` with this answer as its data at once and whenever it changes. This call is for where
 * streams do not come through.
 */
export const live = defineEndpoint({
  id: 'live',
  path: '/staff/live/',
  summary: 'Imports and collections that are under way (moderators and admins)',
  auth: 'required',
  response: () => liveState,
});

/** A line of the server's log: no address, header, body or stack is in it. */
export const logLine = z.lazy(() =>
  z.object({
    at: instant,
    level: z.enum(['debug', 'info', 'warn', 'error']),
    message: z.string(),
    request: z.nullable(z.string()),
    path: z.nullable(z.string()),
    error: z.nullable(z.string()),
  }),
);
export type LogLine = z.infer<typeof logLine>;

export const staffLog = defineEndpoint({
  id: 'staffLog',
  path: '/staff/log/',
  summary: 'The last lines of the log of this server, the latest first (moderators and admins)',
  auth: 'required',
  query: () =>
    z.object({
      /** From this level up. */
      level: z._default(z.enum(['debug', 'info', 'warn', 'error']), 'info'),
      q: z.optional(writtenLine(100)),
    }),
  response: () => z.object({ items: z.array(logLine) }),
});
