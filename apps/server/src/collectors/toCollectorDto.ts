import type { Collector, CollectorRun, PortalSlug } from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';
import type { CollectorSettings } from './collectorSettings.ts';
import type { CollectorRow } from './collectorStore.ts';
import type { PortalCollector } from './portalCollector.ts';
import { rulesKey, rulesOf } from './rules/rulesOf.ts';

/** The requested collector, with its settings by staff. */
export interface CollectorRequest {
  locale: Locale;
  paused: ReadonlySet<PortalSlug>;
  row: CollectorRow | undefined;
}

interface CollectorState extends CollectorRequest {
  settings: CollectorSettings;
  now: Date;
  isRunning: boolean;
  lastRun: CollectorRun | null;
  lastGoodAt: Date | null;
}

const states = ['unavailable', 'running', 'off', 'paused', 'resting'] as const;

/** Converts a collector to the contract's form. */
export function toCollectorDto(portal: PortalCollector, collector: CollectorState): Collector {
  const { settings, row, paused, locale, now, isRunning, lastRun, lastGoodAt } = collector;
  const slug = portal.portal;
  const key = rulesKey(portal);
  // An agreement to older rules does not count.
  const isAgreed = row?.rulesKey === key;
  const enabled = settings.enabled && row?.enabled === true && isAgreed;
  const resting = row?.restingUntil != null && row.restingUntil > now ? row.restingUntil : null;
  const next = enabled && !paused.has(slug) ? (row.nextRunAt ?? null) : null;
  const conditions = {
    unavailable: !settings.enabled,
    running: isRunning,
    off: !enabled,
    paused: paused.has(slug),
    resting: resting !== null,
  };
  return {
    portal: slug,
    state: states.find((state) => conditions[state]) ?? 'idle',
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
