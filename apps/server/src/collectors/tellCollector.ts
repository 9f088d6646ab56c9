import type { Collector, CollectorRun, PortalSlug } from '@litometr/api-contract';
import type { CollectorSettings } from './collectorSettings.ts';
import type { CollectorRow } from './collectorStore.ts';
import type { PortalCollector } from './portalCollector.ts';
import { rulesKey, rulesOf } from './rules/rulesOf.ts';
import type { Locale } from './rules/ruleTexts.ts';

/** What is asked about a collector, and what staff have said of it. */
export interface Said {
  locale: Locale;
  paused: ReadonlySet<PortalSlug>;
  row: CollectorRow | undefined;
}

interface Known extends Said {
  settings: CollectorSettings;
  now: Date;
  isRunning: boolean;
  lastRun: CollectorRun | null;
  lastGoodAt: Date | null;
}

const states = ['unavailable', 'running', 'off', 'paused', 'resting'] as const;

/** A collector as the contract has it. */
export function tellCollector(portal: PortalCollector, known: Known): Collector {
  const { settings, row, paused, locale, now, isRunning, lastRun, lastGoodAt } = known;
  const slug = portal.portal;
  const key = rulesKey(portal);
  // Rules that have changed were agreed to by nobody.
  const isAgreed = row?.rulesKey === key;
  const enabled = settings.enabled && row?.enabled === true && isAgreed;
  const resting = row?.restingUntil != null && row.restingUntil > now ? row.restingUntil : null;
  const next = enabled && !paused.has(slug) ? (row.nextRunAt ?? null) : null;
  const told = {
    unavailable: !settings.enabled,
    running: isRunning,
    off: !enabled,
    paused: paused.has(slug),
    resting: resting !== null,
  };
  return {
    portal: slug,
    state: states.find((state) => told[state]) ?? 'idle',
    way: portal.way,
    base_url: settings.inPlace[slug] ?? portal.origins[0],
    rules: rulesOf(portal, locale),
    rules_key: key,
    links: [...portal.links],
    pace_ms: Math.max(settings.paceMs ?? 0, portal.paceMs),
    every_hours: settings.everyHours,
    enabled,
    agreed:
      isAgreed && row.agreedAt !== null
        ? { at: row.agreedAt.toISOString(), by: row.agreedByName }
        : null,
    next_run_at: next?.toISOString() ?? null,
    resting_until: resting?.toISOString() ?? null,
    last_run: lastRun,
    last_good_at: lastGoodAt?.toISOString() ?? null,
  };
}
