import type { EndpointResponse, tag } from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { lookupNames } from '../bookBriefs.ts';
import type { Reads } from '../context.ts';
import { once } from '../kept.ts';
import { lookAtNiche, type NicheLook, nicheFacts } from './nicheFacts.ts';

/**
 * What the books of a genre cost and how long they are, for a tag to be held against: the asked
 * genre, or the one of most of the tag's books (of two the first by name). 400 for a genre that the portal
 * does not have, null where none of the tag's books has one.
 */
export async function againstGenre(
  reads: Reads,
  look: NicheLook,
  asked: number | undefined,
): Promise<EndpointResponse<typeof tag>['against']> {
  const { portal } = look;
  const id = asked ?? look.genres[0]?.[0];
  if (id === undefined) return null;
  const names = await lookupNames(reads, portal, 'genres', [id]);
  const [genre] = names([id]);
  if (genre === undefined) throw badParameter('genre', `${portal} has no genre ${id}.`);
  return once(reads, `terms ${portal} ${id}`, async () => {
    const { prices, volumes } = nicheFacts(await lookAtNiche(reads, { portal, kind: 'genre', id }));
    const counts = (bins: typeof prices) => bins.map(({ count }) => count);
    return { genre, prices: counts(prices), volumes: counts(volumes) };
  });
}
