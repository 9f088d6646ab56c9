import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, trends } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { BarList } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useShownNote } from '../../blocks/useShownNote.ts';
import { firstBy } from '../../domain/largestBy.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export type TrendsResponse = EndpointResponse<typeof trends>;

interface GrowthBarsProps {
  kind: 'genre' | 'price' | 'access';
  state: PanelState;
  response: TrendsResponse | undefined;
  /** Names a group; absent: its own name. */
  labelOf?: (series: { key: string; label: string }) => string;
  onChoose?: (key: string) => void;
}

/** Which group gained most over the period: the largest first. */
export function GrowthBars({ kind, state, response, labelOf, onChoose }: GrowthBarsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatDays, formatDelta } = useFormats();
  const domain = useDomain();
  const source = useChartSource();
  const withShown = useShownNote();
  const groups = { shown: response?.series.length ?? 0, count: response?.groups ?? 0 };
  const nameOf = labelOf ?? (({ label }) => label);
  const largest = firstBy(
    response?.series ?? [],
    ({ total }) => (total > 0 ? total : null),
    (total) => formatDelta(total, 'compact'),
  );
  const metric = metricKeys.find((key) => key === response?.metric);
  const days =
    response?.from == null || response.to === null
      ? ''
      : formatDays(response.from, response.to, 'short');
  return (
    <BarList
      title={
        largest === null
          ? t(messages[`growth_${kind}`])
          : t(messages[`growthLead_${kind}`], {
              name: glossed(nameOf(largest.item)),
              total: formatDelta(largest.value, 'compact'),
            })
      }
      {...(largest !== null && {
        lead: largest.item.key,
        subjects: [{ text: glossed(nameOf(largest.item)), hue: 0 }],
      })}
      headingLevel={2}
      note={
        metric === undefined
          ? undefined
          : withShown(t(messages.growthNote, { metric: domain.metric(metric), days }), groups)
      }
      csvName={t(messages[`growth_${kind}`])}
      state={state}
      {...source(response?.meta, { counter: { metric } })}
      height={360}
      valueLabel={metric === undefined ? t(messages.gain) : domain.metric(metric)}
      format="compact"
      {...(onChoose && { onChoose })}
      items={(response?.series ?? []).map((series) => ({
        id: series.key,
        label: glossed(nameOf(series)),
        value: series.total,
      }))}
    />
  );
}
