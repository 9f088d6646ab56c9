import { type DataColumn, DataTable, NumberCell } from '@litometr/analytics-widgets';
import type { MetricKey } from '@litometr/api-contract';
import { isLevelMetric, metricKeys } from '@litometr/domain';
import { Button, Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { RankHistory, TrendChart } from '../../blocks/charts/charts.ts';
import { Section } from '../../blocks/Section.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { WeekGainCell } from '../../blocks/table/WeekGainCell.tsx';
import { reasonMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { ResponsesPartialDays } from '../../page/ResponsesPartialDays.tsx';
import { bookCompareMessages as messages } from './bookCompare.messages.ts';
import { gainsPerDay } from './gainsPerDay.ts';
import type { ComparedBook } from './useCompared.ts';

interface BookCompareProps {
  /** This book first. */
  books: readonly ComparedBook[];
  metric: MetricKey | undefined;
  onEnd: () => void;
}

/** Lists have no ids of their own. */
const keyOf = ({ list, genre, period }: ComparedBook['history']['ranks'][number]) =>
  `${list} ${genre?.id ?? ''} ${period ?? ''}`;

/** Several books over the same days: growth and ranks of each. */
export function BookCompare({ books, metric, onEnd }: BookCompareProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const column = useColumns();
  const [first] = books;
  if (first === undefined || books.length < 2) return null;
  const shared = metricKeys.filter((key) =>
    books.every(({ history }) => history.metrics.some((each) => each.metric === key)),
  );
  const shown = shared.find((key) => key === metric) ?? shared[0];
  const list = first.history.ranks.find((rank) =>
    books.some(
      ({ card, history }) =>
        card.id !== first.card.id && history.ranks.some((other) => keyOf(other) === keyOf(rank)),
    ),
  );
  const columns: DataColumn<ComparedBook>[] = [
    column.book(({ card }) => card),
    ...shared.slice(0, 4).map(
      (key): DataColumn<ComparedBook> => ({
        id: key,
        header: domain.metric(key),
        meta: { align: 'end', card: 'fact' },
        size: 136,
        cell: ({ row: { original } }) => (
          <>
            <NumberCell
              value={original.card.metrics[key]?.value ?? null}
              step={original.card.metrics[key]?.step ?? 1}
              format={isLevelMetric(key) ? 'number' : 'compact'}
              reason={t(reasonMessages.not_read)}
            />
            <div>
              <WeekGainCell gain={original.card.gains[key]} isNamed />
            </div>
          </>
        ),
        accessorFn: ({ card }) => card.metrics[key]?.value ?? null,
      }),
    ),
  ];
  return (
    <Section title={t(messages.title)} actions={<Button onPress={onEnd}>{t(messages.end)}</Button>}>
      <DataTable
        label={t(messages.title)}
        columns={columns}
        rows={books}
        getRowId={({ card }) => String(card.id)}
        state={{ kind: 'ready' }}
      />
      <ResponsesPartialDays metas={books.map(({ history }) => history.meta)}>
        <Grid>
          {shown !== undefined && (
            <GridItem span={list === undefined ? 12 : 6}>
              <TrendChart
                title={t(messages.gains, { metric: domain.metric(shown) })}
                note={t(messages.gainsNote)}
                csvName="compare gains"
                method={{
                  step: Math.max(...books.map(({ card }) => card.metrics[shown]?.step ?? 1)),
                }}
                state={{ kind: 'ready' }}
                series={books.map(({ card, history }) => ({
                  id: String(card.id),
                  label: card.title,
                  points: gainsPerDay(
                    history.metrics.find((each) => each.metric === shown)?.steps ?? [],
                  ),
                }))}
              />
            </GridItem>
          )}
          {list !== undefined && (
            <GridItem span={6}>
              <RankHistory
                title={domain.listName(list)}
                csvName="compare places"
                state={{ kind: 'ready' }}
                depth={list.depth}
                series={books.flatMap(({ card, history }) => {
                  const same = history.ranks.find((rank) => keyOf(rank) === keyOf(list));
                  if (same === undefined) return [];
                  const points = same.points.map(({ day, position }) => ({ day, value: position }));
                  return [{ id: String(card.id), label: card.title, points }];
                })}
              />
            </GridItem>
          )}
        </Grid>
      </ResponsesPartialDays>
    </Section>
  );
}
