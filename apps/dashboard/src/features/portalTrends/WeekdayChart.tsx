import type { PanelState } from '@litometr/analytics-widgets';
import type { EndpointResponse, updatesByWeekday } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { HeatMap } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useWeekdayName } from '../../domain/useWeekdayName.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

type WeekdayResponse = EndpointResponse<typeof updatesByWeekday>;

interface WeekdayChartProps {
  state: PanelState;
  response: WeekdayResponse | undefined;
}

/** Weekdays on which books are published and updated: each row adds up to 100 %. */
export function WeekdayChart({ state, response }: WeekdayChartProps) {
  const { formatMessage: t } = useIntl();
  const weekdayName = useWeekdayName();
  const source = useChartSource();
  const items = response?.items ?? [];
  /** Persian has no short name of a day: its calendars have the first letter. */
  const tickOf = (weekday: number) => {
    const short = weekdayName(weekday, 'short');
    return short === weekdayName(weekday) ? weekdayName(weekday, 'narrow') : short;
  };
  const kinds = (['books', 'chapters'] as const).filter((kind) =>
    items.some((item) => item[kind] > 0),
  );
  const rows = kinds.map((kind) => {
    // Per day of its kind: a period holds five Mondays or four.
    const perDay = items.map((item) => (item.days === 0 ? 0 : item[kind] / item.days));
    const sum = perDay.reduce((total, value) => total + value, 0);
    return { kind, shares: perDay.map((value) => (sum === 0 ? null : value / sum)) };
  });
  // The kind that comes out more often has the better known days.
  const leading = kinds.at(-1) ?? 'chapters';
  const busiest = response?.busiest[leading] ?? null;
  return (
    <HeatMap
      title={
        busiest === null
          ? t(rows.length === 0 ? messages.weekdays : messages.weekdaysEven, { kind: leading })
          : t(messages.weekdaysLead, { day: weekdayName(busiest), kind: leading })
      }
      headingLevel={2}
      note={t(messages.weekdaysNote)}
      csvName={t(messages.weekdays)}
      state={state}
      height={(response === undefined ? 2 : Math.max(1, rows.length)) * 88 + 24}
      {...source(response?.meta, { n: null })}
      valueLabel={t(messages.weekdayShare)}
      format="percent"
      isTime
      rows={rows.map(({ kind }) => ({ id: kind, label: t(messages[`updated_${kind}`]) }))}
      columns={items.map(({ weekday }) => ({
        id: String(weekday),
        label: weekdayName(weekday, 'short'),
        tick: tickOf(weekday),
      }))}
      values={rows.map(({ shares }) => shares)}
    />
  );
}
