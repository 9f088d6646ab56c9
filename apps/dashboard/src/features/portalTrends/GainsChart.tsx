import type { PanelState } from '@litometr/analytics-widgets';
import { mainMetricOrder } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { mostOf } from '../../blocks/charts/chartMethod.tsx';
import { SmallMultiples, TrendChart } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useGainTitle, useLargestGain } from '../../blocks/charts/useLargestGain.ts';
import type { OverviewResponse } from './FlowChart.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface GainsChartProps {
  state: PanelState;
  response: OverviewResponse | undefined;
}

/** The daily gains of the metrics that the portal publishes, each on its own scale. */
export function GainsChart({ state, response }: GainsChartProps) {
  const { formatMessage: t } = useIntl();
  const gainTitle = useGainTitle();
  const largestGain = useLargestGain();
  const source = useChartSource();
  const gains = (response?.kpis ?? []).filter(
    ({ key, series }) => key.startsWith('gain_') && series.length > 1,
  );
  const chart = {
    headingLevel: 2,
    csvName: t(messages.gains),
    state,
    ...source(response?.meta, { n: mostOf(gains) }),
    format: 'compact',
    series: gains.map(({ key, series }) => ({ id: key, label: t(messages[key]), points: series })),
  } as const;
  const [only] = chart.series;
  // A single chart without a neighbour takes the full width of the page.
  if (only !== undefined && gains.length === 1) {
    const days = only.points.map(({ day, value }) => ({ day, gain: value }));
    return (
      <TrendChart {...chart} {...gainTitle(days, only.label)} note={only.label} height={260} />
    );
  }
  // Each metric has a scale and a largest day of its own: the title is about the main one.
  const main = mainMetricOrder.flatMap((metric) => {
    const index = gains.findIndex(({ key }) => key === `gain_${metric}`);
    const days = (gains[index]?.series ?? []).map(({ day, value }) => ({ day, gain: value }));
    const largest = largestGain(days, 'compact');
    return largest === null ? [] : { metric, largest };
  })[0];
  return (
    <SmallMultiples
      {...chart}
      title={
        main === undefined
          ? t(messages.gains)
          : t(messages.gainsLead, {
              metric: t(messages[`gain_${main.metric}`]),
              ...main.largest,
            })
      }
      note={t(messages.gainsNote)}
      {...(response === undefined && { height: 280 })}
      scale="own"
    />
  );
}
