import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, topMix } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { StackedShare } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export type MixAnswer = EndpointResponse<typeof topMix>;

interface MixChartsProps {
  state: PanelState;
  answer: MixAnswer | undefined;
  /** Name of the leading list. */
  list: string;
}

const noItems: MixAnswer['items'] = [];
const ages = ['fresh', 'middle', 'old', 'unknown'] as const;

/** What the leading list is made of, day by day: genres, and ages of its books. */
export function MixCharts({ state, answer, list }: MixChartsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatPercent } = useFormats();
  const source = useChartSource();
  const items = answer?.items ?? noItems;
  const genres = answer?.genres ?? [];
  const last = items.at(-1);
  const leading = leadingGenre(answer);
  const known = ages.filter((age) => items.some((item) => item[age] > 0));
  return (
    <Grid>
      <GridItem span={6} id="genres-in-top">
        <StackedShare
          title={
            leading === null
              ? t(messages.genreMix, { list })
              : t(messages.genreMixLead, {
                  genre: glossed(leading.name),
                  // As the chart writes it.
                  share: formatPercent(leading.share, 1),
                })
          }
          headingLevel={2}
          note={t(messages.genreMixNote)}
          csvName={t(messages.genreMix, { list })}
          state={state}
          height={300}
          {...source(answer?.meta)}
          series={[
            ...genres.map(({ id, name }, index) => ({
              id: String(id),
              label: glossed(name),
              points: items.map(({ day, shares }) => ({ day, value: shares[index] ?? null })),
            })),
            ...(items.some(({ rest }) => rest > 0)
              ? [
                  {
                    id: 'rest',
                    label: t(messages.otherGenres),
                    isRest: true,
                    points: items.map(({ day, rest }) => ({ day, value: rest })),
                  },
                ]
              : []),
          ]}
        />
      </GridItem>
      <GridItem span={6} id="ages">
        <StackedShare
          title={
            // Of books without a date nobody knows whether they are fresh.
            last === undefined || last.unknown === last.size
              ? t(messages.ageMix)
              : t(messages.ageMixLead, { count: last.fresh, size: last.size })
          }
          headingLevel={2}
          note={t(messages.ageMixNote)}
          csvName={t(messages.ageMix)}
          state={state}
          height={300}
          {...source(answer?.meta)}
          series={known.map((age) => ({
            id: age,
            label: t(messages[age]),
            points: items.map((item) => ({ day: item.day, value: item[age] })),
          }))}
        />
      </GridItem>
    </Grid>
  );
}

function leadingGenre(answer: MixAnswer | undefined) {
  const shares = answer?.items.at(-1)?.shares ?? [];
  const most = Math.max(0, ...shares);
  const genre = answer?.genres[shares.indexOf(most)];
  return genre === undefined || most === 0 ? null : { name: genre.name, share: most };
}
