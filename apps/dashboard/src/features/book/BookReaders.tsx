import { DataPanel, MIN_COUNT_FOR_SHARE, useFormats } from '@litometr/analytics-widgets';
import type { BookDetail, bookHistory, bookRatios, EndpointResponse } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { chartMethod } from '../../blocks/charts/chartMethod.tsx';
import { Bullet, Funnel, StackedShare, StarHistogram } from '../../blocks/charts/charts.ts';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { bookMessages as messages } from './book.messages.ts';

interface BookReadersProps {
  book: BookDetail;
  history: Block<EndpointResponse<typeof bookHistory>>;
  ratios: Block<EndpointResponse<typeof bookRatios>>;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** Readership of the book: ratios next to those of the genre, the reading funnel, the ratings. */
export function BookReaders({ book, history, ratios }: BookReadersProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { glossed } = useGloss();
  const { formatMoney, formatPercent, formatValue } = useFormats();
  const genre = ratios.data?.genre ?? null;
  const items = (ratios.data?.items ?? []).filter(
    ({ value, genre: usual }) => value !== null && usual !== null,
  );
  const counters = items.flatMap(({ key, value, genre: usual }) =>
    key === 'price'
      ? []
      : [
          {
            id: key,
            label: domain.metric(key),
            value,
            usual: usual?.p50 ?? null,
            low: usual?.p25 ?? null,
            high: usual?.p75 ?? null,
          },
        ],
  );
  const price = items.find(({ key }) => key === 'price');
  const unusual = mostUnusual(counters);
  const funnel = history.data?.funnel ?? null;
  const stars = history.data?.stars ?? [];
  const [one = null, two = null, three = null, four = null, five = null] = book.stars ?? [];
  const finished = funnel?.steps.find(({ metric }) => metric === 'finished_reading')?.share ?? null;
  const fiveStars = fiveStarShare(book.stars);
  const [firstStars] = stars;
  const fiveStarsBefore = fiveStarShare(firstStars?.counts ?? null);
  const fiveStarsAfter = fiveStarShare(stars.at(-1)?.counts ?? null);
  const hasFailed = ratios.state.kind === 'failed';
  const hasRatios = counters.length > 0 || price !== undefined || hasFailed;
  if (!hasRatios && funnel === null && book.stars === null) return null;
  return (
    <Section title={t(messages.readers)}>
      <Grid>
        {hasFailed && (
          <GridItem span={6}>
            <DataPanel state={ratios.state} headingLevel={3} />
          </GridItem>
        )}
        {counters.length > 0 && genre !== null && (
          <GridItem span={6}>
            <Bullet
              title={
                unusual === null
                  ? t(messages.ratios, { genre: glossed(genre.name) })
                  : t(messages.ratiosLead, {
                      metric: unusual.label,
                      value: formatValue(unusual.value, 'ratio'),
                      genre: glossed(genre.name),
                      usual: formatValue(unusual.usual, 'ratio'),
                    })
              }
              {...(unusual !== null && {
                subjects: [
                  { text: formatValue(unusual.value, 'ratio'), hue: 0 },
                  { text: formatValue(unusual.usual, 'ratio'), hue: 1 },
                ],
              })}
              note={t(messages.ratiosNote)}
              csvName={`${book.title} ratios`}
              state={ratios.state}
              scale="own"
              format="ratio"
              items={counters}
              labels={{ value: t(messages.thisBook), usual: t(messages.genreUsual) }}
            />
          </GridItem>
        )}
        {price !== undefined && genre !== null && (
          <GridItem span={6}>
            <Bullet
              title={
                price.value === null || price.genre === null
                  ? t(messages.priceRatio, { genre: glossed(genre.name) })
                  : t(messages.priceRatioLead, {
                      value: formatMoney(Math.round(price.value)),
                      genre: glossed(genre.name),
                      usual: formatMoney(Math.round(price.genre.p50)),
                    })
              }
              note={t(messages.ratiosNotePrice)}
              csvName={`${book.title} price ratio`}
              state={ratios.state}
              format="money"
              items={[
                {
                  id: 'price',
                  label: t(messages.thisBook),
                  value: price.value,
                  usual: price.genre?.p50 ?? null,
                  low: price.genre?.p25 ?? null,
                  high: price.genre?.p75 ?? null,
                },
              ]}
              labels={{ value: t(messages.thisBook), usual: t(messages.genreUsual) }}
            />
          </GridItem>
        )}
        {funnel !== null && (
          <GridItem span={6}>
            <Funnel
              title={
                funnel.library < MIN_COUNT_FOR_SHARE || finished === null
                  ? t(messages.funnel)
                  : t(messages.funnelLead, { share: formatPercent(finished) })
              }
              note={t(messages.funnelNote)}
              csvName={`${book.title} funnel`}
              state={history.state}
              valueLabel={t(messages.readersCount)}
              steps={[
                { id: 'library', label: domain.metric('library'), value: funnel.library },
                ...funnel.steps.map(({ metric, value }) => ({
                  id: metric,
                  label: domain.metric(metric),
                  value,
                })),
              ]}
            />
          </GridItem>
        )}
        {book.stars !== null && (
          <GridItem span={6}>
            <StarHistogram
              title={
                fiveStars === null
                  ? t(messages.stars)
                  : t(messages.starsLead, { share: formatPercent(fiveStars) })
              }
              csvName={`${book.title} stars`}
              {...chartMethod({ n: book.stars.reduce((all, count) => all + count, 0) })}
              state={{ kind: 'ready' }}
              valueLabel={domain.metric('rating_count')}
              counts={[one, two, three, four, five]}
            />
          </GridItem>
        )}
        {stars.length > 1 && stars.some(({ counts }) => fiveStarShare(counts) !== null) && (
          <GridItem span={6}>
            <StackedShare
              title={
                fiveStarsBefore === null || fiveStarsAfter === null
                  ? t(messages.starsOverTime)
                  : t(messages.starsOverTimeLead, {
                      share: formatPercent(fiveStarsAfter),
                      before: formatPercent(fiveStarsBefore),
                    })
              }
              minTotal={MIN_COUNT_FOR_SHARE}
              csvName={`${book.title} stars over time`}
              state={history.state}
              series={STARS.map((star) => ({
                id: String(star),
                label: t(messages.star, { stars: star }),
                points: stars.map(({ day, counts }) => ({ day, value: counts[star - 1] ?? null })),
              })).reverse()}
            />
          </GridItem>
        )}
      </Grid>
    </Section>
  );
}

/** Returns the share of five stars in numbers of ratings from one star to five; null: too few ratings. */
function fiveStarShare(counts: readonly number[] | null): number | null {
  if (counts === null) return null;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all < MIN_COUNT_FOR_SHARE ? null : (counts[4] ?? 0) / all;
}

interface Ratio {
  label: string;
  value: number | null;
  usual: number | null;
  low: number | null;
  high: number | null;
}

/** Returns the ratio furthest from the median of the genre; null: all are in the middle half. */
function mostUnusual(ratios: readonly Ratio[]) {
  const outside = ratios.flatMap(({ label, value, usual, low, high }) =>
    value && usual && low !== null && high !== null && (value < low || value > high)
      ? [{ label, value, usual, distance: Math.abs(Math.log(value / usual)) }]
      : [],
  );
  return outside.toSorted((a, b) => b.distance - a.distance)[0] ?? null;
}
