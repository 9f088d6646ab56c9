import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import { metricKeys } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { SmallMultiples } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useShownNote } from '../../blocks/useShownNote.ts';
import { useGloss } from '../../domain/useGloss.ts';
import type { TrendsResponse } from './GrowthBars.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface GroupTrendProps {
  state: PanelState;
  response: TrendsResponse | undefined;
}

/** The daily gain of each genre, on one scale. */
export function GroupTrend({ state, response }: GroupTrendProps) {
  const { formatMessage: t } = useIntl();
  const { formatDays } = useFormats();
  const { glossed } = useGloss();
  const source = useChartSource();
  const withShown = useShownNote();
  const groups = { shown: response?.series.length ?? 0, count: response?.groups ?? 0 };
  const metric = metricKeys.find((key) => key === response?.metric);
  const days =
    response?.from == null || response.to === null
      ? ''
      : formatDays(response.from, response.to, 'short');
  return (
    <SmallMultiples
      title={t(messages.genreDays)}
      headingLevel={2}
      note={withShown(t(messages.genreDaysNote, { days }), groups)}
      csvName={t(messages.genreDays)}
      state={state}
      {...source(response?.meta, { counter: { metric } })}
      {...(response === undefined && { height: 620 })}
      format="compact"
      scale="shared"
      series={(response?.series ?? []).map(({ key, label, points }) => ({
        id: key,
        label: glossed(label),
        points,
      }))}
    />
  );
}
