import { DataTable, type PanelState } from '@litometr/analytics-widgets';
import type { EndpointResponse, ListItem, rankList } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { LeftTable } from './LeftTable.tsx';
import { useRankColumns } from './rankColumns.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

/** Charts are heavy: they arrive beside the data. */
const ListBumpChart = lazy(() => import('./ListBumpChart.tsx'));

export type RankListAnswer = EndpointResponse<typeof rankList>;

export interface RankListViewProps {
  state: PanelState;
  answer: RankListAnswer | undefined;
  /** Rows of the skeleton: the usual length of the list. */
  expectedRows: number;
  /** Level of the chart's heading. */
  chartLevel?: 2 | 3 | 4;
}

const noRows: readonly ListItem[] = [];

/** A rank list of a day: the path of its first ten, its places, and who left. */
export function RankListView({ state, answer, expectedRows, chartLevel = 2 }: RankListViewProps) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const rows = answer?.items ?? noRows;
  const columns = useRankColumns(rows, answer?.list.kind);
  const name =
    answer === undefined
      ? ''
      : listName({
          list: answer.list.kind,
          genre: answer.list.genre,
          period: answer.list.period,
        });
  return (
    <Stack gap="xl">
      <Suspense fallback={<ChartPlaceholder />}>
        <ListBumpChart state={state} items={rows} name={name} headingLevel={chartLevel} />
      </Suspense>
      <DataTable
        label={t(messages.tableLabel, { list: name })}
        columns={columns}
        rows={rows}
        getRowId={(row) => String(row.book.id)}
        state={state}
        skeletonRows={expectedRows}
      />
      {answer !== undefined && answer.list.compare !== null && answer.left.length > 0 && (
        <LeftTable rows={answer.left} day={answer.list.compare} />
      )}
    </Stack>
  );
}
