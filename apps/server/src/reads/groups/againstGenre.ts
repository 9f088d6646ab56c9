import type { EndpointResponse, tag } from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import type { Reads } from '../shared/context.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { type GroupProfile, readGroupProfile, toGroupFacts } from './groupFacts.ts';

/**
 * Returns prices and lengths of the books of a genre, for comparison with a tag: the requested
 * genre, or the one of most of the tag's books (of two the first by name). Throws 400 for a genre
 * that the portal does not have; null where none of the tag's books has a genre.
 */
export async function againstGenre(
  reads: Reads,
  profile: GroupProfile,
  requestedId: number | undefined,
): Promise<EndpointResponse<typeof tag>['against']> {
  const { portal } = profile;
  const id = requestedId ?? profile.genres[0]?.[0];
  if (id === undefined) return null;
  const names = await lookupNames(reads, portal, 'genres', [id]);
  const [genre] = names([id]);
  if (genre === undefined) throw badParameter('genre', `${portal} has no genre ${id}.`);
  return memoizePerState(reads, `terms ${portal} ${id}`, async () => {
    const { prices, volumes } = toGroupFacts(
      await readGroupProfile(reads, { portal, kind: 'genre', id }),
    );
    const counts = (bins: typeof prices) => bins.map(({ count }) => count);
    return { genre, prices: counts(prices), volumes: counts(volumes) };
  });
}
