import type { GenreRow } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { BarList } from '../../blocks/charts/charts.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

interface GenreMixProps {
  block: Block<{ items: readonly GenreRow[] }>;
  onChoose: (id: string) => void;
}

const shares = ['finished_share', 'free_share'] as const;

/** How many books of each genre are written to the end, and how many cost nothing. */
export function GenreMix({ block, onChoose }: GenreMixProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const rows = block.data?.items ?? [];
  return (
    <Grid>
      {shares.map((key) => (
        <GridItem key={key} span={6}>
          <BarList
            title={t(messages[key])}
            headingLevel={2}
            note={t(messages.mixNote)}
            csvName={`genres ${key}`}
            state={block.state}
            height={420}
            format="percent"
            valueLabel={t(messages.mixShare)}
            onChoose={onChoose}
            items={rows
              .filter((row) => row[key] !== null)
              .toSorted((a, b) => (b[key] ?? 0) - (a[key] ?? 0))
              .map((row) => ({ id: String(row.id), label: glossed(row.name), value: row[key] }))}
          />
        </GridItem>
      ))}
    </Grid>
  );
}
