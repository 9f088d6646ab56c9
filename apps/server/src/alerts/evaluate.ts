import { and, desc, eq } from 'drizzle-orm';
import type { BackgroundFailures } from '../background/backgroundFailures.ts';
import type { Measurements } from '../measurements/client.ts';
import { type PortalState, publishedStates } from '../measurements/state.ts';
import type { Database } from '../postgres/database.ts';
import { alertRuns } from '../postgres/schema.ts';
import { type BacklogRow, backlogOf, clearBacklog, postpone } from './backlog.ts';
import { activeRules, composeAlerts, type RuleAlerts, type RuleErrors } from './composeAlerts.ts';
import type { RuleRow } from './ruleStore.ts';
import { writeAlerts } from './writeAlerts.ts';

export interface EvaluationDeps {
  database: Database;
  measurements: Measurements;
  failures: BackgroundFailures;
  now: () => Date;
}

/**
 * Holds all rules against the publications that they were not held against yet, and returns how
 * many alerts are new. A publication is evaluated once, by whichever server comes first. A rule that
 * fails is postponed and a portal that fails is retried; neither stops the others.
 */
export async function evaluateAlerts(deps: EvaluationDeps): Promise<number> {
  const { measurements, failures } = deps;
  const states = await measurements.read((db) => publishedStates(measurements, db));
  let written = 0;
  for (const state of states) {
    const subject = { loop: 'alerts', subject: state.portal } as const;
    written += (await failures.isolate(subject, () => evaluatePortal(deps, state))) ?? 0;
  }
  return written;
}

async function evaluatePortal(deps: EvaluationDeps, state: PortalState): Promise<number> {
  const isRun = and(eq(alertRuns.portal, state.portal), eq(alertRuns.importId, state.importId));
  const [run] = await deps.database.select().from(alertRuns).where(isRun);
  return run === undefined ? evaluatePublication(deps, state) : retryPostponed(deps, state);
}

/** Rules of one portal with the day after which each is evaluated. */
interface Work {
  state: PortalState;
  day: string;
  rules: readonly RuleRow[];
  sinceOf: (ruleId: number) => string;
  backlog: ReadonlyMap<number, BacklogRow>;
}

async function evaluatePublication(deps: EvaluationDeps, state: PortalState): Promise<number> {
  const { database, now } = deps;
  const { portal, importId, dataDay } = state;
  const claim = async (tx: Database): Promise<boolean> => {
    const run = { portal, importId, dataDay, at: now() };
    return (await tx.insert(alertRuns).values(run).onConflictDoNothing().returning()).length > 0;
  };
  const since = await lastDay(database, state);
  if (since === null || dataDay === null || dataDay <= since) {
    await claim(database);
    return 0;
  }
  const backlog = await backlogOf(database, portal);
  return evaluateRules(
    deps,
    {
      state,
      backlog,
      day: dataDay,
      rules: await activeRules(database),
      sinceOf: (id) => backlog.get(id)?.since ?? since,
    },
    claim,
  );
}

/** The day up to which a portal was evaluated; null at its first publication, which is no news. */
async function lastDay(database: Database, { portal }: PortalState): Promise<string | null> {
  const [last] = await database
    .select()
    .from(alertRuns)
    .where(eq(alertRuns.portal, portal))
    .orderBy(desc(alertRuns.dataDay), desc(alertRuns.at))
    .limit(1);
  return last?.dataDay ?? null;
}

async function retryPostponed(deps: EvaluationDeps, state: PortalState): Promise<number> {
  const { database, now } = deps;
  const { portal, dataDay: day } = state;
  const backlog = await backlogOf(database, portal, now());
  if (backlog.size === 0 || day === null) return 0;
  const rules = (await activeRules(database)).filter(({ id }) => backlog.has(id));
  return evaluateRules(
    deps,
    { state, day, rules, backlog, sinceOf: (id) => backlog.get(id)?.since ?? day },
    () => Promise.resolve(true),
  );
}

/** `claim` returns false where another server has done the work. */
async function evaluateRules(
  deps: EvaluationDeps,
  { state: { portal }, day, rules, sinceOf, backlog }: Work,
  claim: (tx: Database) => Promise<boolean>,
): Promise<number> {
  const { database, failures, now } = deps;
  const errors: RuleErrors = new Map();
  const composed: RuleAlerts[] = [];
  for (const since of new Set(rules.map(({ id }) => sinceOf(id)))) {
    const stored = rules.filter(({ id }) => sinceOf(id) === since);
    composed.push(...(await composeAlerts(deps, { portal, since, day }, { stored, errors })));
  }
  const outcome = await database.transaction(async (tx) => {
    if (!(await claim(tx))) return null;
    const at = now();
    const written = await writeAlerts(tx, composed, { at, errors });
    const failed = [...errors.keys()].map((ruleId) => ({
      ruleId,
      since: sinceOf(ruleId),
      before: backlog.get(ruleId),
    }));
    const postponed = await postpone(tx, failed, { portal, day, at });
    const cleared = [...backlog.keys()].filter((id) => !postponed.has(id));
    await clearBacklog(tx, portal, cleared);
    return { written, postponed, cleared };
  });
  if (outcome === null) return 0;
  const subjectOf = (ruleId: number) => `${portal}, rule ${ruleId}`;
  for (const id of outcome.postponed) {
    await failures.record({ loop: 'alerts', subject: subjectOf(id) }, errors.get(id));
  }
  await failures.resolve('alerts', outcome.cleared.map(subjectOf));
  return outcome.written;
}
