import { KpiTile } from '@litometr/analytics-widgets';
import type { BookDetail, BookRank, bookHistory, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useHere } from '../../blocks/useHere.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

/** Days in the sparkline of a tile. */
export const SPARK_DAYS = 30;

interface RankTile {
  id: string;
  rank: BookRank;
}

/** Its places in the tops of its genres, as tiles are made of them. */
export const genreRanks = (book: BookDetail): RankTile[] =>
  book.ranks
    .filter(({ list }) => list === 'genre_top')
    .map((rank) => ({ id: `${rank.genre?.id ?? ''} ${rank.period ?? ''}`, rank }));

interface BookRankTileProps {
  rank: BookRank;
  history: EndpointResponse<typeof bookHistory> | undefined;
}

/** The book's place in the top of one of its genres, and how it moved. */
export function BookRankTile({ rank, history }: BookRankTileProps) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const here = useHere();
  const name = listName(rank);
  const past = history?.ranks.find(
    (each) =>
      each.list === rank.list && each.genre?.id === rank.genre?.id && each.period === rank.period,
  );
  return (
    <KpiTile
      label={name}
      href={here('places')}
      value={rank.position}
      format="rank"
      {...(rank.delta !== null &&
        rank.delta !== 0 && { delta: { value: rank.delta, better: 'up' } })}
      {...(past && {
        spark: {
          points: past.points
            .slice(-SPARK_DAYS)
            .map(({ day, position }) => ({ day, value: position })),
          label: t(messages.sparkOf, { metric: name }),
          format: 'rank',
          inverted: true,
        },
      })}
      comparison={t(messages.rankOf, { peak: rank.peak, days: rank.days_on })}
    />
  );
}
