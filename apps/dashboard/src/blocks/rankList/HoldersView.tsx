import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useNames } from '../../domain/useNames.ts';
import { BarList, SurvivalCurve } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import { useShowAll } from '../useShowAll.tsx';
import type { SummaryResponse } from './ListKpis.tsx';
import { othersAsMany } from './othersAsMany.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface HoldersViewProps {
  state: PanelState;
  response: SummaryResponse | undefined;
  name: string;
  /** A press on a genre's name. */
  onGenre?: (genre: string) => void;
}

const AUTHORS = 12;
const GENRES = 12;
const noAuthors: SummaryResponse['authors'] = [];
const noGenres: SummaryResponse['genres'] = [];

/** Who holds the places of a list, and for how long books stay. */
export function HoldersView({ state, response, name, onGenre }: HoldersViewProps) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const isolate = useIsolate();
  const { glossed } = useGloss();
  const { formatPercent, formatNumber } = useFormats();
  const source = useChartSource();
  const staying = response?.staying ?? [];
  const half = response?.kpis.find(({ key }) => key === 'half_life')?.value ?? null;
  const last = staying.at(-1);
  const first = response?.authors[0];
  const top = response?.genres[0];
  const authors = useShowAll(response?.authors ?? noAuthors, AUTHORS, response?.author_count);
  const genres = useShowAll(response?.genres ?? noGenres, GENRES);
  return (
    <Grid>
      <GridItem span={6}>
        <BarList
          title={
            first === undefined
              ? t(messages.authorsTitle)
              : t(messages.authorsLead, {
                  name: isolate(names.author(first.name)),
                  places: first.places,
                  others: othersAsMany(response?.authors ?? noAuthors),
                })
          }
          headingLevel={2}
          note={authors.withShown(t(messages.authorsNote))}
          csvName={t(messages.authorsTitle)}
          state={state}
          {...source(response?.meta)}
          {...(!authors.isFull && { height: 340 })}
          valueLabel={t(messages.places)}
          items={authors.shown.map((author) => ({
            id: String(author.id),
            label: author.name,
            value: author.places,
            href: paths.author(author.id),
            note: t(messages.bestPlace, { place: formatNumber(author.best) }),
          }))}
        />
        {authors.button}
      </GridItem>
      <GridItem span={6}>
        <BarList
          title={
            top === undefined
              ? t(messages.genresTitle)
              : t(messages.genresLead, {
                  name: glossed(top.name),
                  places: top.places,
                  others: othersAsMany(response?.genres ?? noGenres),
                })
          }
          headingLevel={2}
          note={genres.withShown(t(messages.genresNote))}
          csvName={t(messages.genresTitle)}
          state={state}
          {...source(response?.meta)}
          {...(!genres.isFull && { height: 340 })}
          valueLabel={t(messages.genreBooks)}
          {...(onGenre && { onChoose: onGenre })}
          items={genres.shown.map((genre) => ({
            id: String(genre.id),
            label: glossed(genre.name),
            value: genre.places,
          }))}
        />
        {genres.button}
      </GridItem>
      <GridItem span={12}>
        <SurvivalCurve
          title={
            half !== null
              ? t(messages.halfLife, { captures: half })
              : last === undefined
                ? t(messages.staying)
                : t(messages.stayingLead, {
                    captures: last.captures,
                    share: formatPercent(last.share),
                  })
          }
          headingLevel={2}
          note={t(messages.stayingNote)}
          csvName={t(messages.staying)}
          state={state}
          {...source(response?.meta, { n: null })}
          labels={{
            age: t(messages.stayingDays),
            share: t(messages.stayingShare),
            atRisk: t(messages.stayingSample),
          }}
          groups={
            staying.length === 0
              ? []
              : [
                  {
                    id: 'list',
                    label: name,
                    points: [
                      { age: 0, share: 1, low: 1, high: 1, atRisk: staying[0]?.n ?? 0 },
                      ...staying.map(({ captures, share, low, high, n }) => ({
                        age: captures,
                        share,
                        // Where nothing is left the interval is not defined.
                        low: low ?? share,
                        high: high ?? share,
                        atRisk: n,
                      })),
                    ],
                  },
                ]
          }
        />
      </GridItem>
    </Grid>
  );
}
