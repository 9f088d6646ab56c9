import type { PortalSlug } from '@litometr/api-contract';
import type { BetaPrior } from '../../statistics/betaBinomial.ts';
import type { Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

/** A group: the books of a genre, or those of a tag. */
export type GroupKind = 'genre' | 'tag';

/** The priors of a portal's lifts by kind and captured day; null where the day has none. */
export async function liftPriors(
  reads: Reads,
  portal: PortalSlug,
): Promise<(kind: GroupKind, day: string | null) => BetaPrior | null> {
  const priors = await memoizePerState(reads, `lift priors ${portal}`, async () => {
    const rows = await reads.db.select<BetaPrior & { kind: GroupKind; day: string }>(
      'SELECT kind, day, a, b FROM lift_priors WHERE portal = {portal:String}',
      { portal },
    );
    return new Map(rows.map(({ kind, day, a, b }) => [`${kind} ${day}`, { a, b }]));
  });
  return (kind, day) => (day === null ? null : (priors.get(`${kind} ${day}`) ?? null));
}
