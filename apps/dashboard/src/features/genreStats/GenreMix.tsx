import type { EndpointResponse, GenreRow, genreStatuses } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { BarList, ShareBars } from '../../blocks/charts/charts.ts';
import { statusMessages } from '../../domain/domain.messages.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

interface GenreMixProps {
  all: Block<{ items: readonly GenreRow[] }>;
  statuses: Block<EndpointResponse<typeof genreStatuses>>;
  onChoose: (id: string) => void;
}

/** How the books of each genre stand, most finished first, and how many of them cost nothing. */
export function GenreMix({ all, statuses, onChoose }: GenreMixProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const known = statuses.data?.statuses ?? [];
  const finished = known.indexOf('finished');
  const finishedShare = ({ n, books }: { n: number; books: readonly number[] }) =>
    (books[finished] ?? 0) / n;
  return (
    <Grid>
      <GridItem span={6}>
        <ShareBars
          title={t(messages.statuses)}
          headingLevel={2}
          note={t(messages.statusesNote)}
          csvName="genres statuses"
          state={statuses.state}
          onChoose={onChoose}
          parts={known.map((id) => ({ id, label: t(statusMessages[id]) }))}
          rows={(statuses.data?.items ?? [])
            .filter(({ n }) => n > 0)
            .toSorted((a, b) => finishedShare(b) - finishedShare(a))
            .map(({ genre, books }) => ({
              id: String(genre.id),
              label: glossed(genre.name),
              amounts: books,
            }))}
        />
      </GridItem>
      <GridItem span={6}>
        <BarList
          title={t(messages.free_share)}
          headingLevel={2}
          note={t(messages.mixNote)}
          csvName="genres free_share"
          state={all.state}
          height={420}
          format="percent"
          valueLabel={t(messages.mixShare)}
          onChoose={onChoose}
          items={(all.data?.items ?? [])
            .filter(({ free_share }) => free_share !== null)
            .toSorted((a, b) => (b.free_share ?? 0) - (a.free_share ?? 0))
            .map((row) => ({
              id: String(row.id),
              label: glossed(row.name),
              value: row.free_share,
            }))}
        />
      </GridItem>
    </Grid>
  );
}
