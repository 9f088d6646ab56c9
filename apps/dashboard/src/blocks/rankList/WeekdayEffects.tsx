import { type PanelState, rowsHeight, useFormats } from '@litometr/analytics-widgets';
import type { chapterWeekdays, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { useWeekdayName } from '../../domain/useWeekdayName.ts';
import { LiftBars } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import { weekdayMessages as messages } from './weekdayEffects.messages.ts';

export type WeekdaysResponse = EndpointResponse<typeof chapterWeekdays>;

interface WeekdayEffectsProps {
  state: PanelState;
  response: WeekdaysResponse | undefined;
}

const WEEKDAYS = 7;

/**
 * Shows the gain of books of a list after a new chapter, by its day of the week, as a multiple of the mean
 * over the days of the week of the same book.
 */
export function WeekdayEffects({ state, response }: WeekdayEffectsProps) {
  const { formatMessage: t } = useIntl();
  const { formatValue } = useFormats();
  const domain = useDomain();
  const weekdayName = useWeekdayName();
  const source = useChartSource();
  const items = response?.items ?? [];
  const best = items.find(({ weekday }) => weekday === response?.best);
  const isKnown = items.some(({ ratio }) => ratio !== null);
  const title = () => {
    if (best?.ratio != null) {
      return t(messages.weekdaysLead, {
        day: weekdayName(best.weekday),
        times: formatValue(best.ratio, 'ratio'),
      });
    }
    return t(isKnown ? messages.weekdaysEven : messages.weekdays);
  };
  return (
    <LiftBars
      title={title()}
      headingLevel={2}
      {...(response?.metric != null && {
        note: t(messages.weekdaysNote, { metric: domain.metric(response.metric) }),
      })}
      csvName={t(messages.weekdays)}
      state={state}
      {...source(response?.meta, { n: response?.meta.n ?? null })}
      height={rowsHeight(WEEKDAYS)}
      label={t(messages.weekdayRatio)}
      words={{ stable: t(messages.weekdayCertain), tentative: t(messages.weekdayChance) }}
      items={items.map(({ weekday, ratio, low, high, n }) => ({
        id: String(weekday),
        label: weekdayName(weekday),
        lift: ratio,
        low,
        high,
        isStable: low !== null && high !== null && (low > 1 || high < 1),
        n,
      }))}
    />
  );
}
