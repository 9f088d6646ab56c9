import { useFormats } from '@litometr/analytics-widgets';
import type { authorHistory, EndpointResponse } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { chartMethod, mostOf } from '../../blocks/charts/chartMethod.tsx';
import { DayTrend } from '../../blocks/charts/DayTrend.tsx';
import { GainBars } from '../../blocks/charts/GainBars.tsx';
import { useGainTitle } from '../../blocks/charts/useLargestGain.ts';
import { authorMessages as messages } from './author.messages.ts';

interface AuthorTrendsProps {
  history: Block<EndpointResponse<typeof authorHistory>>;
  name: string;
}

/** The total gain of the books, and the number of their ranks on lists; without these where there never was one. */
export function AuthorTrends({ history, name }: AuthorTrendsProps) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const gainTitle = useGainTitle();
  const common = { state: history.state, days: history.data?.items ?? [] };
  const listed = common.days.findLast(({ places }) => places !== null);
  const top = common.days.findLast(({ top_places: places }) => places !== null);
  const wasListed = common.days.some(({ places }) => places !== null && places > 0);
  const hasPlaces = history.data === undefined || wasListed;
  return (
    <Grid>
      <GridItem span={hasPlaces ? 6 : 12} id="gain">
        <GainBars
          {...gainTitle(common.days, t(messages.gainTitle))}
          headingLevel={2}
          note={t(messages.gainNote)}
          csvName={`${name} gain`}
          {...chartMethod({
            n: mostOf(common.days),
            counter: { portal: history.data?.meta.portal },
          })}
          state={history.state}
          gains={common.days}
        />
      </GridItem>
      {hasPlaces && (
        <GridItem span={6} id="places">
          <DayTrend
            {...common}
            title={
              listed?.places == null || top?.top_places == null
                ? t(messages.placesTitle)
                : t(messages.placesLead, {
                    any: t(messages.anyPlaces),
                    places: formatNumber(listed.places),
                    top: t(messages.topPlaces),
                    topPlaces: formatNumber(top.top_places),
                  })
            }
            subjects={[
              { text: t(messages.anyPlaces), hue: 0 },
              { text: t(messages.topPlaces), hue: 1 },
            ]}
            note={t(messages.placesNote)}
            csvName={`${name} places`}
            lines={[
              { id: 'places', label: t(messages.anyPlaces), value: ({ places }) => places },
              { id: 'top', label: t(messages.topPlaces), value: ({ top_places }) => top_places },
            ]}
          />
        </GridItem>
      )}
    </Grid>
  );
}
