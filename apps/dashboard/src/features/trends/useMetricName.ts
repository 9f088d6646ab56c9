import { levelMetrics, metricKeys, stockMetrics, type TrendMetric } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';

/** Names of what the workbench draws: the field's metrics, and what stands at a value. */
export function useMetricName(): (metric: TrendMetric) => string {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  return (metric) => {
    const counter = metricKeys.find((key) => key === metric);
    if (counter !== undefined) return domain.metric(counter);
    const standing = [...stockMetrics, ...levelMetrics].find((key) => key === metric);
    return standing === undefined ? metric : t(messages[standing]);
  };
}
