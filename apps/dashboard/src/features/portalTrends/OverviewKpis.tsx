import { KpiRow, KpiTile, useFormats, type ValueFormat } from '@litometr/analytics-widgets';
import type { Kpi } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { trendsMessages as messages } from './portalTrends.messages.ts';

const formats: Readonly<Record<Kpi['unit'], ValueFormat>> = {
  count: 'compact',
  share: 'percent',
  rub: 'money',
};

/** Points from which a line says something. */
const LEAST_POINTS = 3;

/** Shares are compared in words: their difference in per cent would read as a relative one. */
function deltaOf({ value, previous, unit }: Kpi) {
  if (value === null || previous === null || unit === 'share') return null;
  return {
    value: value - previous,
    share: previous === 0 ? null : (value - previous) / previous,
  };
}

/** The key figures of a portal: only those of metrics that it publishes. */
export function OverviewKpis({ kpis }: { kpis: readonly Kpi[] }) {
  const { formatMessage: t } = useIntl();
  const { formatValue } = useFormats();
  return (
    <KpiRow>
      {kpis.map((kpi) => {
        const label = t(messages[kpi.key]);
        const format = formats[kpi.unit];
        const delta = deltaOf(kpi);
        return (
          <KpiTile
            key={kpi.key}
            label={label}
            value={kpi.value}
            format={format}
            {...(delta === null ? {} : { delta })}
            {...(kpi.series.length < LEAST_POINTS
              ? {}
              : { spark: { points: kpi.series, label: t(messages.spark, { name: label }) } })}
            comparison={
              kpi.previous === null
                ? t(messages.sampled, { n: kpi.n })
                : t(messages.before, { value: formatValue(kpi.previous, format) })
            }
          />
        );
      })}
    </KpiRow>
  );
}
