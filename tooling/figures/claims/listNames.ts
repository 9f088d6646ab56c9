import type { ReferenceList } from '../../../apps/server/src/reads/testing/referenceLists.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { glossed, message, type Wording } from '../wording.ts';

const kinds: Readonly<Record<ReferenceList['list'], string>> = {
  bestseller: 'list.bestseller',
  global_top: 'list.globalTop',
  genre_top: 'list.genreTop',
  trending: 'list.trending',
  new: 'list.new',
  promo: 'list.promo',
};

export const kindName = (kind: ReferenceList['list']): Wording => message(kinds[kind]);

/** Names a list in full: its kind, its genre and its period. */
export function listName({ list, genre, period }: Omit<ReferenceList, 'days'>): Wording {
  const of = genre === null ? kindName(list) : message('list.ofGenre', { genre: glossed(genre) });
  return period === null
    ? of
    : message('list.withPeriod', { list: of, period: message(`period.${period}`) });
}

/** The name of the leading list. */
export const listOf = (portal: PortalFigures): Wording => nameOf(portal, portal.leading);

/** The name of a list by its key, or of the first one of a kind. */
function nameOf(portal: PortalFigures, list: string): Wording {
  const found = portal.list(list);
  if (found === undefined) throw new Error(`There is no list ${list}.`);
  return listName(found);
}
