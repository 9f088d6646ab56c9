import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import { TrendChart } from '@litometr/analytics-widgets/charts';
import { type EndpointResponse, metricKeys, type trends } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import { useGroupLabel } from './useGroupLabel.ts';

type Answer = EndpointResponse<typeof trends>;

interface TrendsChartProps {
  state: PanelState;
  answer: Answer | undefined;
}

/** The daily gain of a metric by group. */
export default function TrendsChart({ state, answer }: TrendsChartProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const domain = useDomain();
  const labelOf = useGroupLabel();
  const metric = metricKeys.find((key) => key === answer?.metric);
  const title =
    answer === undefined || metric === undefined || answer.from === null || answer.to === null
      ? t(messages.title)
      : t(messages.chart, {
          metric: domain.metric(metric),
          from: formatDay(answer.from, 'medium'),
          to: formatDay(answer.to, 'medium'),
        });
  return (
    <TrendChart
      title={title}
      headingLevel={2}
      note={t(messages.note)}
      csvName={title}
      state={state}
      series={(answer?.series ?? []).map((series) => ({
        id: series.key,
        label: labelOf(series),
        points: series.points,
      }))}
    />
  );
}
