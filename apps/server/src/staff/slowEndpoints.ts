import { type SlowEndpoint, slowEndpoints } from '@litometr/api-contract';
import type { StaffRoute } from '../accounts/staffRoute.ts';
import type { Figures } from '../http/prometheus.ts';

/** As many as a reader looks through. */
const SHOWN = 20;
const PERCENTILE = 0.95;
const FAILED_FROM = 500;

interface Sample {
  metricName?: string | undefined;
  value: number;
  labels: Partial<Record<string, string | number>>;
}

interface Sums {
  method: string;
  route: string;
  count: number;
  failed: number;
  seconds: number;
  /** Answers up to a bound, by the bound in seconds. */
  upTo: Map<number, number>;
}

/** Registers the list of slow endpoints: routes by their 95th percentile, the slowest first. */
export function registerSlowEndpoints(
  route: StaffRoute,
  { figures, now }: { figures: Pick<Figures, 'requests'> | undefined; now: () => Date },
): void {
  const since = now().toISOString();
  route(slowEndpoints, 'moderator', async () => ({
    since,
    items: figures === undefined ? [] : slowest((await figures.requests.get()).values),
  }));
}

/** The samples of one histogram, over all statuses of a route. */
export function slowest(samples: readonly Sample[]): SlowEndpoint[] {
  const routes = new Map<string, Sums>();
  for (const { metricName = '', value, labels } of samples) {
    const { method, route, status, le } = labels;
    if (method === undefined || route === undefined) continue;
    const key = `${method} ${route}`;
    const sums = routes.get(key) ?? {
      method: String(method),
      route: String(route),
      count: 0,
      failed: 0,
      seconds: 0,
      upTo: new Map<number, number>(),
    };
    routes.set(key, sums);
    if (metricName.endsWith('_sum')) sums.seconds += value;
    else if (metricName.endsWith('_count')) {
      sums.count += value;
      if (Number(status) >= FAILED_FROM) sums.failed += value;
    } else if (le !== undefined && le !== '+Inf') {
      const bound = Number(le);
      sums.upTo.set(bound, (sums.upTo.get(bound) ?? 0) + value);
    }
  }
  return [...routes.values()]
    .filter(({ count }) => count > 0)
    .map(toSlowEndpoint)
    .sort((a, b) => slowness(b) - slowness(a))
    .slice(0, SHOWN);
}

const slowness = ({ p95, beyond, mean }: SlowEndpoint) => (p95 ?? beyond ?? 0) + mean / 1_000;

function toSlowEndpoint({ upTo, seconds, ...sums }: Sums): SlowEndpoint {
  const bounds = [...upTo].sort(([a], [b]) => a - b);
  const wanted = sums.count * PERCENTILE;
  const at = bounds.findIndex(([, below]) => below >= wanted);
  const mean = seconds / sums.count;
  const [bound, below] = bounds[at] ?? [];
  if (bound === undefined || below === undefined) {
    return { ...sums, mean, p95: null, beyond: bounds.at(-1)?.[0] ?? null };
  }
  // Evenly spread within the bucket, as Prometheus has it.
  const [from, before] = bounds[at - 1] ?? [0, 0];
  return {
    ...sums,
    mean,
    beyond: null,
    p95: from + ((bound - from) * (wanted - before)) / (below - before),
  };
}
