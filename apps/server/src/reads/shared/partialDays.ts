import type { PortalSlug } from '@litometr/api-contract';
import type { PartialDays, Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

/** The days of each portal on which fewer books were read than usual (`is_short` of `day_quality`). */
function shortDays(reads: Reads): Promise<PartialDays> {
  return memoizePerState(reads, 'short days', async () => {
    const rows = await reads.db.select<{ portal: PortalSlug; days: string[] }>(
      `SELECT portal, arraySort(groupArray(day)) AS days FROM day_quality
       WHERE is_short GROUP BY portal`,
    );
    return new Map(rows.map(({ portal, days }) => [portal, days]));
  });
}

/** The same reads with their partial days: those that staff marked and those that were read short. */
export async function withPartialDays(reads: Reads): Promise<Reads> {
  const short = await shortDays(reads);
  const marked: PartialDays = reads.markedDays ?? new Map<PortalSlug, readonly string[]>();
  const partialDays = new Map(
    [...new Set([...short.keys(), ...marked.keys()])].map((portal) => {
      const days = [...(short.get(portal) ?? []), ...(marked.get(portal) ?? [])];
      return [portal, [...new Set(days)].sort()] as const;
    }),
  );
  return { ...reads, partialDays };
}
