import type { AlertFact, PortalSlug } from '@litometr/api-contract';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../accounts/database.ts';
import {
  alertRules,
  alertRuns,
  alerts,
  users,
  watchItems,
  webhookDeliveries,
  webhooks,
} from '../accounts/schema.ts';
import type { Measurements } from '../measurements/client.ts';
import { type PortalState, publishedStates } from '../measurements/state.ts';
import { dayBefore } from '../reads/period.ts';
import { readFacts, readGroupedBooks, readNames, type Span } from './facts.ts';
import { matchRule, type Told } from './matchRule.ts';
import type { RuleRow } from './ruleStore.ts';

export interface EvaluationDeps {
  database: Database;
  measurements: Measurements;
  now: () => Date;
}

/** Growth of one book is told again after so many days. */
const GROWTH_DAYS = 7;
const ROWS_AT_ONCE = 500;

/**
 * Holds all rules against the publications that they were not held against yet. A publication is
 * looked at once, by whichever server comes first; what it told stands or falls with that.
 */
export async function evaluateAlerts(deps: EvaluationDeps): Promise<number> {
  const { measurements, database } = deps;
  const states = await measurements.read((db) => publishedStates(measurements, db));
  let told = 0;
  for (const state of states) {
    const isRun = and(eq(alertRuns.portal, state.portal), eq(alertRuns.importId, state.importId));
    const [run] = await database.select().from(alertRuns).where(isRun);
    if (run === undefined) told += await evaluatePublication(deps, state);
  }
  return told;
}

type Match = Told & { rule: RuleRow };

async function evaluatePublication(deps: EvaluationDeps, state: PortalState): Promise<number> {
  const { database, now } = deps;
  const span = await spanOf(database, state);
  const found = span === null ? null : await findMatches(deps, span);
  return database.transaction(async (tx) => {
    const at = now();
    const { portal, importId, dataDay } = state;
    const run = { portal, importId, dataDay, at };
    const claimed = await tx.insert(alertRuns).values(run).onConflictDoNothing().returning();
    if (claimed.length === 0 || found === null) return 0;
    return writeAlerts(tx, portal, found, at);
  });
}

/** The days that are new; null at a portal's first publication here, which is no news. */
async function spanOf(database: Database, { portal, dataDay }: PortalState): Promise<Span | null> {
  const [last] = await database
    .select()
    .from(alertRuns)
    .where(eq(alertRuns.portal, portal))
    .orderBy(desc(alertRuns.dataDay), desc(alertRuns.at))
    .limit(1);
  const since = last?.dataDay ?? null;
  if (since === null || dataDay === null || dataDay <= since) return null;
  return { portal, since, day: dataDay };
}

interface Found {
  matches: Match[];
  names: Awaited<ReturnType<typeof readNames>>;
  metric: AlertFact['metric'];
}

async function findMatches(deps: EvaluationDeps, span: Span): Promise<Found> {
  const { database, measurements } = deps;
  const rules = await activeRules(database);
  const watched = await watchedBy(database, rules);
  const percents = rules.flatMap(({ condition }) =>
    condition.type === 'growth' ? [condition.percent] : [],
  );
  const told = await toldGrowth(database, rules, span.day);
  return measurements.read(async (db) => {
    const facts = await readFacts(db, span, percents.length === 0 ? null : Math.min(...percents));
    const wanted = wantedGroups(rules, watched);
    const grouped = await readGroupedBooks(db, span.portal, wanted);
    const matches = rules.flatMap((rule) => {
      const books = booksOf(rule, watched.get(rule.userId) ?? [], grouped);
      return matchRule(rule.condition, facts, { books, day: span.day })
        .filter((one) => one.type !== 'growth' || !told.has(`${rule.id} ${one.bookId}`))
        .map((one): Match => ({ ...one, rule }));
    });
    const ids = [...new Set(matches.map(({ bookId }) => bookId))];
    return { matches, names: await readNames(db, span.portal, ids), metric: facts.metric };
  });
}

async function activeRules(database: Database): Promise<RuleRow[]> {
  const rows = await database
    .select({ rule: alertRules })
    .from(alertRules)
    .innerJoin(users, eq(users.id, alertRules.userId))
    .where(and(eq(alertRules.enabled, true), isNull(users.disabledAt)));
  return rows.map(({ rule }) => rule);
}

type Watched = Pick<typeof watchItems.$inferSelect, 'kind' | 'targetId'>;

async function watchedBy(database: Database, rules: readonly RuleRow[]) {
  const owners = rules.filter(({ scope }) => scope.kind === 'watched').map((rule) => rule.userId);
  const byUser = new Map<number, Watched[]>();
  if (owners.length === 0) return byUser;
  const rows = await database
    .select()
    .from(watchItems)
    .where(inArray(watchItems.userId, [...new Set(owners)]));
  for (const row of rows) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row]);
  return byUser;
}

function wantedGroups(rules: readonly RuleRow[], watched: ReadonlyMap<number, Watched[]>) {
  const of = (kind: 'author' | 'genre' | 'tag') => [
    ...new Set(
      rules.flatMap(({ scope }) =>
        scope.kind !== 'watched' && scope.kind === kind ? [scope.target] : [],
      ),
    ),
  ];
  const authors = [...watched.values()]
    .flat()
    .flatMap(({ kind, targetId }) => (kind === 'author' ? [targetId] : []));
  return {
    authors: [...new Set([...of('author'), ...authors])],
    genres: of('genre'),
    tags: of('tag'),
  };
}

function booksOf(
  { scope }: RuleRow,
  watched: readonly Watched[],
  grouped: Awaited<ReturnType<typeof readGroupedBooks>>,
): Set<number> {
  const byAuthors = (authors: readonly number[]) =>
    grouped.filter((book) => book.author_ids.some((id) => authors.includes(id)));
  const ids = (books: readonly { id: number }[]) => new Set(books.map(({ id }) => id));
  const targets = (kind: Watched['kind']) =>
    watched.filter((item) => item.kind === kind).map((item) => item.targetId);
  switch (scope.kind) {
    case 'watched':
      return new Set([...targets('book'), ...ids(byAuthors(targets('author')))]);
    case 'book':
      return new Set([scope.target]);
    case 'author':
      return ids(byAuthors([scope.target]));
    case 'genre':
      return ids(grouped.filter((book) => book.genre_ids.includes(scope.target)));
    case 'tag':
      return ids(grouped.filter((book) => book.tag_ids.includes(scope.target)));
  }
}

/** `rule book` of growth that was told within the last days. */
async function toldGrowth(
  database: Database,
  rules: readonly RuleRow[],
  day: string,
): Promise<Set<string>> {
  const ids = rules.flatMap(({ id, condition }) => (condition.type === 'growth' ? [id] : []));
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ ruleId: alerts.ruleId, fact: alerts.fact })
    .from(alerts)
    .where(and(inArray(alerts.ruleId, ids), gt(alerts.day, dayBefore(day, GROWTH_DAYS))));
  return new Set(rows.map(({ ruleId, fact }) => `${ruleId ?? 0} ${fact.book.id}`));
}

async function writeAlerts(
  tx: Database,
  portal: PortalSlug,
  { matches, names, metric }: Found,
  at: Date,
): Promise<number> {
  const rows = matches.map(({ rule, key, day, ...one }) => ({
    ...{ userId: rule.userId, ruleId: rule.id, key, portal, day, at },
    fact: factOf(one, names, metric),
  }));
  let told = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const written = await tx
      .insert(alerts)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ id: alerts.id, userId: alerts.userId });
    told += written.length;
    await queueDeliveries(tx, written, at);
  }
  return told;
}

function factOf(
  { type, bookId, place, before, after }: Omit<Told, 'key' | 'day'>,
  names: Found['names'],
  metric: AlertFact['metric'],
): AlertFact {
  return {
    type,
    book: { id: bookId, title: names.books.get(bookId) ?? String(bookId) },
    list:
      place === null
        ? null
        : {
            kind: place.list,
            genre: names.genres.get(place.genre_id) ?? null,
            period: place.period,
          },
    metric: type === 'growth' ? metric : null,
    ...{ before, after },
  };
}

async function queueDeliveries(
  tx: Database,
  written: readonly { id: number; userId: number }[],
  at: Date,
): Promise<void> {
  const owners = [...new Set(written.map(({ userId }) => userId))];
  if (owners.length === 0) return;
  const hooks = await tx
    .select({ id: webhooks.id, userId: webhooks.userId })
    .from(webhooks)
    .where(and(inArray(webhooks.userId, owners), eq(webhooks.enabled, true)));
  const rows = written.flatMap((alert) =>
    hooks
      .filter((hook) => hook.userId === alert.userId)
      .map((hook) => ({
        ...{ webhookId: hook.id, alertId: alert.id, state: 'waiting' as const },
        ...{ createdAt: at, nextAt: at },
      })),
  );
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing();
}
