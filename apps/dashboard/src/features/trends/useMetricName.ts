import { levelMetrics, stockMetrics, type TrendMetric } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';

/** Returns the names of the charted metrics: counters and point-in-time metrics. */
export function useMetricName(): (metric: TrendMetric) => string {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  return (metric) => {
    const counter = metricKeys.find((key) => key === metric);
    if (counter !== undefined) return domain.metric(counter);
    const pointInTime = [...stockMetrics, ...levelMetrics].find((key) => key === metric);
    return pointInTime === undefined ? metric : t(messages[pointInTime]);
  };
}
