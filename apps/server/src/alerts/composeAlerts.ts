import {
  type AlertFact,
  type AlertScope,
  alertCondition,
  alertScope,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { and, eq, gt, inArray, isNull, like, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Measurements } from '../measurements/client.ts';
import { type Aliases, publishedAliases } from '../measurements/publishedAliases.ts';
import type { Database } from '../postgres/database.ts';
import { alertRules, alerts, users, watchItems } from '../postgres/schema.ts';
import { storableJson } from '../postgres/storableText.ts';
import { readFacts, readGroupedBooks, readNames, type Span } from './facts.ts';
import { type AlertMatch, leastGrowth, matchRule, pauseDays } from './matchRule.ts';
import type { RuleRow } from './ruleStore.ts';

interface ComposeDeps {
  database: Database;
  measurements: Measurements;
}

/** Why rules could not be evaluated, by their id. */
export type RuleErrors = Map<number, unknown>;

type AlertValues = Pick<
  typeof alerts.$inferInsert,
  'userId' | 'ruleId' | 'key' | 'portal' | 'day' | 'fact'
>;

/** The alerts of one rule. */
export interface RuleAlerts {
  ruleId: number;
  rows: AlertValues[];
}

/** Rules that are on, of accounts that are. */
export async function activeRules(database: Database): Promise<RuleRow[]> {
  const rows = await database
    .select({ rule: alertRules })
    .from(alertRules)
    .innerJoin(users, eq(users.id, alertRules.userId))
    .where(and(eq(alertRules.enabled, true), isNull(users.disabledAt)));
  return rows.map(({ rule }) => rule);
}

/** Holds rules against the days of a span. A rule that throws is noted in `errors` and left out. */
export async function composeAlerts(
  { database, measurements }: ComposeDeps,
  span: Span,
  { stored, errors }: { stored: readonly RuleRow[]; errors: RuleErrors },
): Promise<RuleAlerts[]> {
  const rules = mapRules(stored, errors, parseRule);
  const watched = await watchedBy(database, rules);
  const recent = await recentAlerts(database, rules, span.day);
  return measurements.read(async (db) => {
    const aliases = await publishedAliases(measurements, db);
    const named = rules.map((rule) => ({ ...rule, scope: canonicalScope(rule.scope, aliases) }));
    const followed = new Map(
      [...watched].map(([user, items]) => [
        user,
        items.map((item) => ({
          ...item,
          targetId: aliases.canonical(item.kind, item.targetId),
        })),
      ]),
    );
    const least = leastGrowth(rules.map(({ condition }) => condition));
    const facts = await readFacts(db, span, least);
    const grouped = await readGroupedBooks(db, span.portal, wantedGroups(named, followed));
    const matched = mapRules(named, errors, (rule) => {
      const books = booksOf(rule, followed.get(rule.userId) ?? [], grouped);
      const matches = matchRule(rule.condition, facts, { books, day: span.day }).filter(
        ({ bookId }) => !recent.has(`${rule.id} ${bookId}`),
      );
      return { ...rule, matches };
    });
    const ids = matched.flatMap(({ matches }) => matches.map(({ bookId }) => bookId));
    const names = await readNames(db, span.portal, [...new Set(ids)]);
    return mapRules(matched, errors, ({ id: ruleId, userId, matches }) => ({
      ruleId,
      rows: matches.map(({ key, day, ...one }) => ({
        userId,
        ruleId,
        key,
        portal: span.portal,
        day,
        fact: storableJson(factOf(one, names)),
      })),
    }));
  });
}

function mapRules<Rule extends { id: number }, Result>(
  rules: readonly Rule[],
  errors: RuleErrors,
  map: (rule: Rule) => Result,
): Result[] {
  return rules.flatMap((rule) => {
    try {
      return [map(rule)];
    } catch (error) {
      errors.set(rule.id, error);
      return [];
    }
  });
}

/** A row may be older than the contract. @throws Error for one that does not fit it */
function parseRule(rule: RuleRow): RuleRow {
  const scope = z.safeParse(alertScope, rule.scope);
  const condition = z.safeParse(alertCondition, rule.condition);
  if (scope.success && condition.success) {
    return { ...rule, scope: scope.data, condition: condition.data };
  }
  throw new Error(
    `The stored ${scope.success ? 'condition' : 'scope'} does not match the contract.`,
  );
}

/** A rule about a renamed genre or author is about what it counts as. */
const canonicalScope = (scope: AlertScope, aliases: Aliases): AlertScope =>
  scope.kind === 'watched'
    ? scope
    : { ...scope, target: aliases.canonical(scope.kind, scope.target) };

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

/** `rule book` of the alerts whose condition still pauses. */
async function recentAlerts(
  database: Database,
  rules: readonly RuleRow[],
  day: string,
): Promise<Set<string>> {
  const pausing = Object.entries(pauseDays).flatMap(([type, days]) => {
    const ids = rules.flatMap(({ id, condition }) => (condition.type === type ? [id] : []));
    const since = gt(alerts.day, dayBefore(day, days));
    // Alerts of the condition that a rule had before do not count.
    return ids.length === 0
      ? []
      : [and(inArray(alerts.ruleId, ids), like(alerts.key, `${type}:%`), since)];
  });
  if (pausing.length === 0) return new Set();
  const rows = await database
    .select({ ruleId: alerts.ruleId, key: alerts.key })
    .from(alerts)
    .where(or(...pausing));
  return new Set(rows.map(({ ruleId, key }) => `${ruleId ?? 0} ${key.split(':')[1] ?? ''}`));
}

function factOf(
  { type, bookId, place, metric, before, after }: Omit<AlertMatch, 'key' | 'day'>,
  names: Awaited<ReturnType<typeof readNames>>,
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
    metric,
    before,
    after,
  };
}
