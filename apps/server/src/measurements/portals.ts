import type { ListKind, ListPeriod, MetricKey, PortalSlug } from '@litometr/api-contract';

/**
 * Rounding of a metric on a portal's pages: the step of a value below each limit, smallest
 * limit first; the last entry has no limit. Exact metrics have no such table.
 */
export type RoundingSteps = readonly { below: number; step: number }[];

export interface PortalDefinition {
  readonly slug: PortalSlug;
  /** The portal's own name, in Russian. */
  readonly name: string;
  readonly url: string;
  /**
   * The metrics that its public pages show of a book; metrics that are not named are not published.
   */
  readonly metrics: Readonly<Partial<Record<MetricKey, 'exact' | RoundingSteps>>>;
  /** How it shows the size of a text in characters; null where it does not. */
  readonly chars: 'exact' | RoundingSteps | null;
  /** The lists of its public pages, the leading one first. */
  readonly lists: readonly { kind: ListKind; periods: readonly ListPeriod[] }[];
}

/** Abbreviated as '441k' and '1.2M'. */
const litmarketViews: RoundingSteps = [
  { below: 1_000, step: 1 },
  { below: 1_000_000, step: 1_000 },
  { below: Number.POSITIVE_INFINITY, step: 100_000 },
];
/** Counters and sizes, abbreviated as '627.2K' and '1.2M'. */
const bookriverNumbers: RoundingSteps = [
  { below: 1_000, step: 1 },
  { below: 1_000_000, step: 100 },
  { below: Number.POSITIVE_INFINITY, step: 100_000 },
];

/** In the order of the menu. Each entry states what the public pages of the portal show. */
export const portalDefinitions: readonly PortalDefinition[] = [
  {
    slug: 'litnet',
    name: 'Литнет',
    url: 'https://litnet.com',
    metrics: {
      views: 'exact',
      likes: 'exact',
      library: 'exact',
      comments: 'exact',
      awards: 'exact',
      rating: 'exact',
    },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'bestseller', periods: ['day', 'week', 'month'] },
      { kind: 'genre_top', periods: [] },
    ],
  },
  {
    slug: 'litmarket',
    name: 'Литмаркет',
    url: 'https://litmarket.ru',
    metrics: {
      views: litmarketViews,
      likes: 'exact',
      library: 'exact',
      comments: 'exact',
      donations: 'exact',
    },
    chars: null,
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
  },
  {
    slug: 'litres',
    name: 'Литрес',
    url: 'https://www.litres.ru',
    metrics: { rating: 'exact', rating_count: 'exact', reviews: 'exact' },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'bestseller', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
  },
  {
    slug: 'authortoday',
    name: 'Автор.Тудей',
    url: 'https://author.today',
    metrics: {
      views: 'exact',
      likes: 'exact',
      library: 'exact',
      comments: 'exact',
      reviews: 'exact',
      awards: 'exact',
      reading: 'exact',
      postponed: 'exact',
      finished_reading: 'exact',
      not_interested: 'exact',
      downloaded: 'exact',
    },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'trending', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
  },
  {
    slug: 'litgorod',
    name: 'Литгород',
    url: 'https://litgorod.ru',
    metrics: { views: 'exact', likes: 'exact', library: 'exact', comments: 'exact' },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
  },
  {
    slug: 'bookriver',
    name: 'Букривер',
    url: 'https://bookriver.ru',
    metrics: { views: bookriverNumbers, library: bookriverNumbers, comments: 'exact' },
    chars: bookriverNumbers,
    lists: [
      { kind: 'bestseller', periods: [] },
      { kind: 'new', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
  },
];

export function portalDefinition(slug: PortalSlug): PortalDefinition {
  const found = portalDefinitions.find((portal) => portal.slug === slug);
  if (found === undefined) throw new Error(`No portal is defined under the slug ${slug}.`);
  return found;
}

/**
 * Returns the first of library, likes, views and rating_count that a portal publishes; null where it
 * publishes none.
 *
 * @methodology main-metric
 * @title Main metric of a portal
 * @measures The counter by which books, authors, genres and tags of a portal are compared.
 * @condition It is the first of these that the portal publishes: library adds, likes, views, number of
 *   ratings.
 * @condition A metric that a portal does not publish is missing, not zero. Portals do not publish sales, so
 *   revenue is not estimated.
 * @source own
 */
export function mainMetric(portal: PortalDefinition): MetricKey | null {
  const order: readonly MetricKey[] = ['library', 'likes', 'views', 'rating_count'];
  return order.find((metric) => portal.metrics[metric] !== undefined) ?? null;
}

/** From which values on a portal rounds a metric, and to what; nothing where it is exact. */
export function roundedFrom({ metrics }: PortalDefinition, metric: MetricKey) {
  const rule = metrics[metric];
  if (rule === undefined || rule === 'exact') return [];
  return rule
    .map(({ step }, index) => ({ from: rule[index - 1]?.below ?? 0, step }))
    .filter(({ step }) => step > 1);
}

/**
 * The rounding step of a value as the portal shows it; 1 where it is exact.
 *
 * @methodology rounding
 * @title Rounded counters
 * @measures Some portals round a counter, for example to 441k. The rounding step is the smallest difference
 *   that the portal can show at that value. Rounded values carry the sign ≈.
 * @formula |v₂ − v₁| ≥ max(s₁, s₂)
 * @symbol v₁, v₂: the two readings of the counter
 * @symbol s₁, s₂: their rounding steps
 * @condition A change that does not reach the larger step is unknown. It is not shown, and it does not enter
 *   medians, gain percentile, the fastest gains of the week, the share above the threshold or alerts.
 * @condition Sums over many books include such changes, because the rounding cancels out over a longer span.
 * @source own
 */
export function roundingStep(portal: PortalDefinition, metric: MetricKey, value: number): number {
  const rule = portal.metrics[metric];
  if (rule === undefined || rule === 'exact') return metric === 'rating' ? 0.01 : 1;
  return stepOf(rule, value);
}

/** Of a size in characters. */
export function charsStep({ chars }: PortalDefinition, value: number): number {
  return chars === null || chars === 'exact' ? 1 : stepOf(chars, value);
}

const stepOf = (rule: RoundingSteps, value: number): number =>
  rule.find((entry) => value < entry.below)?.step ?? 1;

/** The step of a value of the engine's, as SQL. */
export function stepSql(rule: RoundingSteps, value: string): string {
  const limited = rule.filter(({ below }) => Number.isFinite(below));
  const steps = limited.map(({ below, step }) => `${value} < ${below}, ${step}`);
  return `multiIf(${[...steps, rule.at(-1)?.step ?? 1].join(', ')})`;
}
