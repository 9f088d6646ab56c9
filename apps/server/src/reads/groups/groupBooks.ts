import type { EndpointResponse, tag } from '@litometr/api-contract';
import { ofDayNumber } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { findSnapshots } from '../shared/bookRows.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { valueAt } from '../shared/latest.ts';
import { weekGain } from '../shared/readings.ts';
import type { GroupProfile } from './groupFacts.ts';

type GroupResponse = EndpointResponse<typeof tag>;

/** The leading books of a group by main metric, and those that came onto a list within thirty days. */
export async function readGroupBooks(
  reads: Reads,
  { definition, asof }: PortalView,
  profile: GroupProfile,
): Promise<Pick<GroupResponse, 'books' | 'entered'>> {
  const metric = mainMetric(definition);
  const rows = await findSnapshots(reads, definition.slug, [
    ...profile.books,
    ...profile.entered.map(([, , id]) => id),
  ]);
  return {
    books: profile.books.flatMap((id) => {
      const row = rows.get(id);
      if (row === undefined) return [];
      const { book, snapshot } = row;
      const [first, last] = [valueAt(snapshot, 'week'), valueAt(snapshot, 'last')];
      const gain =
        metric === null ? null : weekGain(definition, metric, first(metric), last(metric));
      return [{ book, gain, momentum: snapshot.momentum, best_position: snapshot.best_position }];
    }),
    entered: profile.entered.flatMap(([day, position, id]) => {
      const book = rows.get(id)?.book;
      return book === undefined || asof === null ? [] : [{ book, day: ofDayNumber(day), position }];
    }),
  };
}

/** The authors of the books of a group; `books` of the answer are those of `own` that they wrote. */
export async function readGroupAuthors(
  reads: Reads,
  { definition }: PortalView,
  { authors }: GroupProfile,
): Promise<(own: number) => GroupResponse['authors']> {
  const names = await lookupNames(
    reads,
    definition.slug,
    'authors',
    authors.map(([id]) => id),
  );
  return (own) =>
    authors.flatMap(([id, books, top_places, best_position]) =>
      names([id]).map((named) => ({
        ...named,
        books,
        top_places,
        best_position,
        share: books / own,
      })),
    );
}
