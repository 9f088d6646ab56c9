import type { Meta, PortalSlug } from '@litometr/api-contract';
import { type PortalDefinition, portalDefinition } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import type { Reader } from '../../measurements/client.ts';
import type { PortalState } from '../../measurements/state.ts';

export type PartialDays = ReadonlyMap<PortalSlug, readonly string[]>;

/** The context of one response: one consistent state of the store. */
export interface Reads {
  db: Reader;
  states: ReadonlyMap<PortalSlug, PortalState>;
  /** Days that were read in part, ascending; a portal without any may be absent. */
  partialDays?: PartialDays;
  /** Those of them that staff marked. */
  markedDays?: PartialDays;
  /** Hosts whose images may be shown as covers. */
  coverHosts: readonly string[];
}

/** A portal that has data, as one read sees it. */
export interface PortalView {
  definition: PortalDefinition;
  state: PortalState;
  /** The data day; a portal of books without readings has none. */
  asof: string | null;
  partialDays: readonly string[];
  /** Those of them that staff marked: what was computed at the publication does not know of them. */
  markedDays: readonly string[];
}

export function portalView(reads: Reads, slug: PortalSlug): PortalView | null {
  const state = reads.states.get(slug);
  if (state === undefined) return null;
  return {
    definition: portalDefinition(slug),
    state,
    asof: state.dataDay,
    partialDays: reads.partialDays?.get(slug) ?? [],
    markedDays: reads.markedDays?.get(slug) ?? [],
  };
}

/** Throws 404 for a portal without data, with the way to get it. */
export function requirePortal(reads: Reads, slug: PortalSlug): PortalView {
  const view = portalView(reads, slug);
  if (view !== null) return view;
  throw notFound(`There is no data of ${slug} yet. Import a snapshot bundle of it.`);
}

/**
 * Days on which any portal was captured in part, ascending: totals over all portals are too low on
 * them.
 */
export function partialDaysOfAny({ states, partialDays }: Reads): string[] {
  return [...new Set([...states.keys()].flatMap((slug) => partialDays?.get(slug) ?? []))].sort();
}

/**
 * The stamp of an answer about one captured day. The coverage is of that day; when a day before the data
 * day was captured is not stored.
 */
export async function metaOfDay(
  { db }: Reads,
  view: PortalView,
  extras: MetaExtras & { asof: string },
): Promise<Meta> {
  const portal = view.definition.slug;
  const meta = metaOf(portal, view, extras);
  if (extras.asof === view.asof) return meta;
  const [row] = await db.select<{ coverage: number | null }>(
    'SELECT coverage FROM day_quality WHERE portal = {portal:String} AND day = {day:Date}',
    { portal, day: extras.asof },
  );
  return { ...meta, coverage: row?.coverage ?? null, captured_at: null };
}

interface MetaExtras {
  filters?: Record<string, string | number | undefined>;
  n?: number;
  asof?: string;
}

/** The stamp of an answer. Filters that were not given are left out. */
export function metaOf(
  slug: PortalSlug | null,
  view: PortalView | null,
  { filters = {}, n, asof }: MetaExtras = {},
): Meta {
  return {
    portal: slug,
    asof: asof ?? view?.asof ?? null,
    coverage: view?.state.coverage ?? null,
    demo: view?.state.demo ?? false,
    source: view?.state.source ?? null,
    captured_at: view?.state.capturedAt ?? null,
    partial_days: [...(view?.partialDays ?? [])],
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value]],
      ),
    ),
    units: { price: 'RUB', chars: 'characters', share: '0..1' },
    n: n ?? null,
  };
}
