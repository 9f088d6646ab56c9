import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, GenreRow, genreStatuses } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { BarList, ShareBars } from '../../blocks/charts/charts.ts';
import { statusMessages } from '../../domain/domain.messages.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';
import { useSpreadTitle } from './useSpreadTitle.ts';

interface GenreMixProps {
  all: Block<{ items: readonly GenreRow[] }>;
  statuses: Block<EndpointResponse<typeof genreStatuses>>;
  onChoose: (id: string) => void;
}

/**
 * Statuses of the books of each genre, sorted by the share of finished ones, and the share of free
 * ones.
 */
export function GenreMix({ all, statuses, onChoose }: GenreMixProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const spreadTitle = useSpreadTitle();
  const { formatPercent } = useFormats();
  // The finished from one edge, as the genres are ordered by them: their lengths can be compared.
  const parts = (statuses.data?.statuses ?? [])
    .map((status, at) => ({ status, at }))
    .toSorted((a, b) => Number(b.status === 'finished') - Number(a.status === 'finished'));
  const rows = (statuses.data?.items ?? [])
    .filter(({ n }) => n > 0)
    .map(({ genre, n, books }) => {
      const amounts = parts.map(({ at }) => books[at] ?? 0);
      const finished = parts.findIndex(({ status }) => status === 'finished');
      return { genre, n, amounts, share: (amounts[finished] ?? 0) / n };
    })
    .toSorted((a, b) => b.share - a.share);
  const textOf = (share: number) => formatPercent(share);
  const finished = spreadTitle('statuses', {
    rows,
    nameOf: ({ genre }) => genre.name,
    figureOf: ({ n, share }) => (n < MIN_BOOKS ? null : share),
    textOf,
  });
  const free = spreadTitle('free', {
    rows: all.data?.items ?? [],
    nameOf: ({ name }) => name,
    figureOf: ({ books, free_share }) => (books < MIN_BOOKS ? null : free_share),
    textOf,
  });
  return (
    <Grid>
      <GridItem span={6}>
        <ShareBars
          title={finished.title}
          {...(finished.figure !== null && { subjects: [{ text: finished.figure, hue: 0 }] })}
          headingLevel={2}
          note={t(messages.statusesNote)}
          csvName="genres statuses"
          state={statuses.state}
          onChoose={onChoose}
          parts={parts.map(({ status }) => ({ id: status, label: t(statusMessages[status]) }))}
          rows={rows.map(({ genre, amounts }) => ({
            id: String(genre.id),
            label: glossed(genre.name),
            amounts,
          }))}
        />
      </GridItem>
      <GridItem span={6}>
        <BarList
          title={free.title}
          {...(free.figure !== null && { subjects: [{ text: free.figure, hue: 0 }] })}
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
