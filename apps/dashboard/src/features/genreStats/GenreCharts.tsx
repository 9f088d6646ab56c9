import { useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  GenreRow,
  genreOverlap,
  genreSeasons,
  genreStatuses,
  Quartiles,
} from '@litometr/api-contract';
import { Grid, GridItem, SegmentedControl, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { chartMethod } from '../../blocks/charts/chartMethod.tsx';
import { BoxPlot, HeatMap, OpportunityMap, TagMatrix } from '../../blocks/charts/charts.ts';
import { usePairTitle } from '../../blocks/charts/usePairTitle.ts';
import { Section } from '../../blocks/Section.tsx';
import { firstBy } from '../../domain/largestBy.ts';
import { median } from '../../domain/median.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { PageSection } from '../../page/sections/PageSection.tsx';
import { GenreMix } from './GenreMix.tsx';
import { type GenreStatsAddress, seasonFigures } from './genreStats.address.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';
import { useSpreadTitle } from './useSpreadTitle.ts';

interface MapProps {
  block: Block<{ items: readonly GenreRow[] }>;
  onChoose: (id: string) => void;
}

/** Genres with fewer new books have a hollow mark, and are not named in the title. */
const MIN_NEW_BOOKS = 30;

/**
 * Returns the genre with the largest gain of a usual new book, among those where it is above the median
 * of the genres and the number of new books below it; null: there is none, or not one alone.
 */
function leastCrowded(rows: readonly GenreRow[], textOf: (gain: number) => string) {
  const placed = rows.filter(({ new_books: supply }) => supply > 0);
  const supplies = median(placed.map(({ new_books: supply }) => supply));
  const gains = median(placed.flatMap(({ median_gain_new: gain }) => gain ?? []));
  if (supplies === null || gains === null) return null;
  return firstBy(
    placed.filter(({ new_n: n, new_books: supply }) => n >= MIN_NEW_BOOKS && supply < supplies),
    ({ median_gain_new: gain }) => (gain !== null && gain > gains ? gain : null),
    textOf,
  );
}

/** Supply against demand, genre by genre. */
export function GenreMap({ block, onChoose }: MapProps) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const { glossed } = useGloss();
  const quoted = useQuoted();
  const gainOf = (gain: number) => formatDelta(Math.round(gain * 10) / 10);
  const open = leastCrowded(block.data?.items ?? [], gainOf);
  return (
    <OpportunityMap
      title={
        open === null
          ? t(messages.mapTitle)
          : t(messages.mapLead, {
              name: quoted(glossed(open.item.name)),
              gain: gainOf(open.value),
              count: open.item.new_books,
            })
      }
      headingLevel={2}
      note={t(messages.mapNote)}
      csvName="genres map"
      height={420}
      smallSample={MIN_NEW_BOOKS}
      state={block.state}
      niches={(block.data?.items ?? []).map((row) => ({
        id: String(row.id),
        label: glossed(row.name),
        supply: row.new_books,
        demand: row.median_gain_new,
        total: row.gain,
        momentum: row.gain_change,
        n: row.new_n,
      }))}
      labels={{
        supply: t(messages.supply),
        demand: t(messages.demand),
        total: t(messages.totalDemand),
        momentum: t(messages.demandChange),
      }}
      quadrants={[
        t(messages.quadrantHot),
        t(messages.quadrantCrowded),
        t(messages.quadrantQuiet),
        t(messages.quadrantOpen),
      ]}
      frontier={{ label: t(messages.frontier), on: t(messages.yes), off: t(messages.no) }}
      onChoose={onChoose}
    />
  );
}

interface GenreChartsProps {
  all: Block<{ items: readonly GenreRow[] }>;
  seasons: Block<EndpointResponse<typeof genreSeasons>>;
  overlap: Block<EndpointResponse<typeof genreOverlap>>;
  statuses: Block<EndpointResponse<typeof genreStatuses>>;
  season: GenreStatsAddress['season'];
  onSeason: (season: GenreStatsAddress['season']) => void;
  onChoose: (id: string) => void;
}

type Seasons = EndpointResponse<typeof genreSeasons>;

const boxOf = (id: number, label: string, of: Quartiles | null) => ({
  id: String(id),
  label,
  p10: null,
  p25: of?.p25 ?? null,
  p50: of?.p50 ?? null,
  p75: of?.p75 ?? null,
  p90: null,
  n: of?.n ?? 0,
});

/** Seasons, prices and volumes, statuses of books, and overlaps of genres. */
export function GenreCharts(props: GenreChartsProps) {
  const { all, seasons, overlap, statuses, season, onSeason, onChoose } = props;
  const { formatMessage: t } = useIntl();
  const { formatMonth, formatValue } = useFormats();
  const quoted = useQuoted();
  const { glossed } = useGloss();
  const pairTitle = usePairTitle();
  const spreadTitle = useSpreadTitle();
  const rows = all.data?.items ?? [];
  const months = seasons.data?.months ?? [];
  const nodes = overlap.data?.nodes ?? [];
  const spreads = [
    {
      key: 'price',
      csvName: 'genres prices',
      label: t(messages.priceAxis),
      format: 'money',
    },
    {
      key: 'chars',
      csvName: 'genres volumes',
      label: t(messages.charsAxis),
      format: 'volume',
    },
  ] as const;
  const rowsOf = (item: Seasons['items'][number]) =>
    season === 'gain' ? item.gain_per_day : item.new_books;
  const peak = firstBy(
    (seasons.data?.items ?? []).flatMap((item) =>
      rowsOf(item).map((value, at) => ({ name: item.genre.name, value, month: months[at] })),
    ),
    ({ value }) => value,
    (value) => formatValue(value),
  );
  // A month that has not ended, or was not read from its beginning, may yet change.
  const peakMonth = peak?.item.month?.whole === true ? peak.item.month.month : null;
  return (
    <Stack gap="xl">
      <Section
        id="seasons"
        title={t(messages.seasons)}
        lead={t(messages.seasonsLead)}
        actions={
          <SegmentedControl
            label={t(messages.seasonFigure)}
            size="sm"
            options={seasonFigures.map((id) => ({
              id,
              label: t(messages[id === 'gain' ? 'seasonGain' : 'seasonNew']),
            }))}
            value={season}
            onChange={onSeason}
          />
        }
      >
        <HeatMap
          title={
            peak === null || peakMonth === null
              ? t(messages[season === 'gain' ? 'seasonGainTitle' : 'seasonNewTitle'])
              : t(messages[season === 'gain' ? 'seasonGainLead' : 'seasonNewLead'], {
                  name: quoted(glossed(peak.item.name)),
                  month: formatMonth(`${peakMonth}-01`),
                })
          }
          csvName={`genres by month ${season}`}
          state={seasons.state}
          isTime
          rows={(seasons.data?.items ?? []).map(({ genre }) => ({
            id: String(genre.id),
            label: glossed(genre.name),
          }))}
          columns={months.map(({ month, whole }) => ({
            id: month,
            label: t(whole ? messages.month : messages.monthPart, {
              month: formatMonth(`${month}-01`),
            }),
          }))}
          values={(seasons.data?.items ?? []).map(rowsOf)}
          valueLabel={t(messages[season === 'gain' ? 'seasonGain' : 'seasonNew'])}
          onChoose={({ row }) => onChoose(row)}
        />
      </Section>
      <PageSection id="spreads">
        <Grid>
          {spreads.map(({ key, ...chart }) => (
            <GridItem key={key} span={6}>
              <BoxPlot
                {...chart}
                title={
                  spreadTitle(key, {
                    rows,
                    nameOf: ({ name }) => name,
                    figureOf: (row) => {
                      const spread = row[key];
                      return spread === null || spread.n < MIN_BOOKS ? null : spread.p50;
                    },
                    textOf: (value) => formatValue(value, chart.format),
                  }).title
                }
                headingLevel={2}
                note={t(messages.boxNote)}
                state={all.state}
                groups={rows.map((row) => boxOf(row.id, glossed(row.name), row[key]))}
                onChoose={onChoose}
              />
            </GridItem>
          ))}
        </Grid>
      </PageSection>
      <PageSection id="mix">
        <GenreMix all={all} statuses={statuses} onChoose={onChoose} />
      </PageSection>
      <PageSection id="overlap">
        <TagMatrix
          title={pairTitle(overlap.data, t(messages.overlap))}
          headingLevel={2}
          note={t(messages.overlapNote)}
          csvName="genres overlap"
          {...chartMethod({ n: overlap.data?.meta.n })}
          state={overlap.state}
          valueLabel={t(messages.overlapValue)}
          tags={nodes.map(({ id, name }) => ({ id: String(id), label: glossed(name) }))}
          pairs={(overlap.data?.items ?? []).map(({ a, b, lift, books }) => ({
            a: String(a),
            b: String(b),
            lift,
            n: books,
          }))}
        />
      </PageSection>
    </Stack>
  );
}
