import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, topMix } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { StackedShare } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { firstBy } from '../../domain/largestBy.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export type MixResponse = EndpointResponse<typeof topMix>;

interface MixChartsProps {
  state: PanelState;
  response: MixResponse | undefined;
  /** Name of the leading list. */
  list: string;
}

const noItems: MixResponse['items'] = [];
const ages = ['fresh', 'middle', 'old', 'unknown'] as const;

/** Composition of the leading list, day by day: genres, and ages of its books. */
export function MixCharts({ state, response, list }: MixChartsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatNumber, formatPercent } = useFormats();
  const source = useChartSource();
  const items = response?.items ?? noItems;
  const genres = response?.genres ?? [];
  const last = items.at(-1);
  // As the chart writes it.
  const shareText = (share: number) => formatPercent(share, 1);
  const leading = leadingGenre(response, shareText);
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
                  share: shareText(leading.share),
                })
          }
          {...(leading !== null && {
            lead: String(leading.id),
            subjects: [{ text: glossed(leading.name), hue: leading.hue }],
          })}
          headingLevel={2}
          note={t(messages.genreMixNote)}
          csvName={t(messages.genreMix, { list })}
          state={state}
          height={300}
          {...source(response?.meta)}
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
            // Books without a date count neither as fresh nor as old.
            last === undefined || last.unknown === last.size
              ? t(messages.ageMix)
              : t(messages.ageMixLead, { count: last.fresh, size: last.size })
          }
          {...(last !== undefined &&
            last.fresh > 0 && {
              lead: 'fresh',
              subjects: [{ text: formatNumber(last.fresh), hue: 0 }],
            })}
          headingLevel={2}
          note={t(messages.ageMixNote)}
          csvName={t(messages.ageMix)}
          state={state}
          height={300}
          {...source(response?.meta)}
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

/** Returns the genre that has more places than any other on the last day; null: none, or several do. */
function leadingGenre(response: MixResponse | undefined, textOf: (share: number) => string) {
  const shares = response?.items.at(-1)?.shares ?? [];
  const genres = (response?.genres ?? []).map((genre, hue) => ({ ...genre, hue }));
  const first = firstBy(genres, ({ hue }) => shares[hue] ?? null, textOf);
  return first === null || first.value === 0 ? null : { ...first.item, share: first.value };
}
