import type { PortalSlug } from '@litometr/api-contract';
import type { Reads } from '../shared/context.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';

/** Returns whether a portal publishes the subscribers of authors: few do. */
export function publishesSubscribers(reads: Reads, portal: PortalSlug): Promise<boolean> {
  return memoizePerState(reads, `subscribers ${portal}`, async () => {
    const [found] = await reads.db.select<{ days: number }>(
      'SELECT count() AS days FROM author_daily WHERE portal = {portal:String}',
      { portal },
    );
    return (found?.days ?? 0) > 0;
  });
}
