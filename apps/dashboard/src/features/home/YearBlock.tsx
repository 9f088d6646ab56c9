import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, homeCalendar } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { CalendarHeat } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { homeMessages as messages } from './home.messages.ts';

/** The year of the tops: how much of them was new on each day. */
export function YearBlock({ state, data }: Block<EndpointResponse<typeof homeCalendar>>) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatPercent } = useFormats();
  const source = useChartSource();
  const items = data?.items ?? [];
  const busiest = data?.busiest ?? null;
  return (
    <CalendarHeat
      title={
        busiest === null
          ? t(messages.year)
          : t(messages.yearLead, {
              day: formatDay(busiest.day, 'long'),
              share: formatPercent(busiest.turnover),
            })
      }
      headingLevel={2}
      note={t(messages.yearNote)}
      csvName={t(messages.year)}
      state={state}
      {...source(data?.meta)}
      format="percent"
      valueLabel={t(messages.turnover)}
      points={items.map(({ day, turnover }) => ({ day, value: turnover }))}
      samples={{
        label: t(messages.yearPortals),
        points: items.map(({ day, portals }) => ({ day, value: portals })),
      }}
    />
  );
}
