import type { PanelState } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { SmallMultiples } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import type { OverviewAnswer } from './FlowChart.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface GainsChartProps {
  state: PanelState;
  answer: OverviewAnswer | undefined;
}

/** The daily gains of the metrics that the portal publishes, each on its own scale. */
export function GainsChart({ state, answer }: GainsChartProps) {
  const { formatMessage: t } = useIntl();
  const source = useChartSource();
  const gains = (answer?.kpis ?? []).filter(
    ({ key, series }) => key.startsWith('gain_') && series.length > 1,
  );
  return (
    <SmallMultiples
      title={t(messages.gains)}
      headingLevel={2}
      note={t(messages.gainsNote)}
      csvName={t(messages.gains)}
      state={state}
      {...source(answer?.meta)}
      {...(answer === undefined && { height: 280 })}
      scale="own"
      format="compact"
      series={gains.map(({ key, series }) => ({
        id: key,
        label: t(messages[key]),
        points: series,
      }))}
    />
  );
}
