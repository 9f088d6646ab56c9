import type { PanelState } from '@litometr/analytics-widgets';
import { RankHistory, TrendChart } from '@litometr/analytics-widgets/charts';
import { type bookHistory, type EndpointResponse, metricKey } from '@litometr/api-contract';
import { Inline, Select, Stack } from '@litometr/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

interface BookChartsProps {
  state: PanelState;
  history: EndpointResponse<typeof bookHistory> | undefined;
  /** Book's title, for the exported files. */
  name: string;
}

/** A book's places in every list over time, and the growth of a chosen metric. */
export default function BookCharts({ state, history, name }: BookChartsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const ranks = history?.ranks ?? [];
  const metrics = history?.metrics ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const metric = metrics.find((each) => each.metric === chosen) ?? metrics[0];
  const rankState: PanelState =
    state.kind === 'ready' && ranks.length === 0
      ? { kind: 'empty', title: t(messages.historyEmpty) }
      : state;
  return (
    <Stack gap="xl">
      <RankHistory
        title={t(messages.history)}
        headingLevel={2}
        note={t(messages.historyNote)}
        csvName={name}
        state={rankState}
        depth={Math.max(1, ...ranks.map((rank) => rank.depth))}
        series={ranks.map((rank) => ({
          id: `${rank.list} ${rank.genre?.id ?? ''} ${rank.period ?? ''}`,
          label: domain.listName(rank),
          points: rank.points.map(({ day, position }) => ({ day, value: position })),
        }))}
      />
      {metric !== undefined && (
        <Stack gap="sm">
          {metrics.length > 1 && (
            <Inline>
              <Select
                label={t(messages.metric)}
                options={metrics.map((each) => ({
                  id: each.metric,
                  label: domain.metric(each.metric),
                }))}
                value={metric.metric}
                onChange={(id) => setChosen(metricKey.options.find((key) => key === id) ?? null)}
              />
            </Inline>
          )}
          <TrendChart
            title={t(messages.growth, { metric: domain.metric(metric.metric) })}
            headingLevel={2}
            note={t(messages.growthNote)}
            csvName={`${name} ${metric.metric}`}
            state={state}
            baseline="auto"
            series={[
              {
                id: metric.metric,
                label: domain.metric(metric.metric),
                points: metric.points.map(({ day, value }) => ({ day, value })),
              },
            ]}
          />
        </Stack>
      )}
    </Stack>
  );
}
