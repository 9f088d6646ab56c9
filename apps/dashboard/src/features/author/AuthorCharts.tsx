import type {
  authorBooks,
  authorHistory,
  BookStatus,
  EndpointResponse,
} from '@litometr/api-contract';
import { bookStatuses } from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import {
  BandChart,
  BookTimeline,
  CalendarHeat,
  HeatMap,
  TrendChart,
} from '../../blocks/charts/charts.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { authorMessages as messages } from './author.messages.ts';

type History = EndpointResponse<typeof authorHistory>;
type Books = EndpointResponse<typeof authorBooks>;

interface AuthorChartsProps {
  history: Block<History>;
  books: Block<Books>;
  name: string;
  onOpen: (id: string) => void;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
const DAY_MS = 86_400_000;
/** As many lines as a chart can tell apart. */
const ALIGNED = 5;
const hueOf = (status: BookStatus | null): number | null => {
  const at = status === null ? -1 : bookStatuses.indexOf(status);
  return at < 0 || at > 2 ? null : at;
};

/** The life of the books on one line, and whether each next one begins faster. */
export function AuthorLife({ history, books, name, onOpen }: AuthorChartsProps) {
  const { formatMessage: t } = useIntl();
  const { status } = useDomain();
  const rows = (books.data?.items ?? []).filter((row) => isDay(row.published));
  const aligned = (history.data?.aligned ?? []).slice(0, ALIGNED);
  const captured = history.data?.items[0]?.day;
  const asof = history.data?.to ?? books.data?.meta.asof ?? rows[0]?.published ?? '';
  return (
    <Stack gap="xl">
      {(books.data === undefined || rows.length > 0) && (
        <BookTimeline
          title={t(messages.lifeTitle)}
          headingLevel={2}
          note={t(messages.lifeNote)}
          csvName={`${name} books`}
          state={books.state}
          asof={asof}
          labels={{
            from: t(messages.from),
            to: t(messages.to),
            status: t(messages.status),
            events: t(messages.events),
          }}
          books={rows.map((row) => ({
            id: String(row.book.id),
            label: row.book.title,
            from: row.published ?? asof,
            to: isDay(row.finished)
              ? row.finished
              : row.book.status === 'in_progress'
                ? null
                : isDay(row.updated)
                  ? row.updated
                  : (row.published ?? asof),
            status: row.book.status === null ? '' : status(row.book.status),
            hue: hueOf(row.book.status),
            events: [
              // Of those on a list on the first captured day nobody knows since when.
              ...(row.first_listed === null || row.first_listed === captured
                ? []
                : [{ day: row.first_listed, label: t(messages.firstListed) }]),
              ...(isDay(row.finished)
                ? [{ day: row.finished, label: t(messages.finishedEvent) }]
                : []),
            ],
          }))}
          onChoose={onOpen}
        />
      )}
      <Grid>
        <GridItem span={6}>
          <TrendChart
            title={t(messages.gainTitle)}
            headingLevel={2}
            note={t(messages.gainNote)}
            csvName={`${name} gain`}
            state={history.state}
            series={[
              {
                id: 'gain',
                label: t(messages.gainDaily),
                points: (history.data?.items ?? []).map(({ day, gain }) => ({ day, value: gain })),
              },
            ]}
          />
        </GridItem>
        <GridItem span={6}>
          <TrendChart
            title={t(messages.placesTitle)}
            headingLevel={2}
            note={t(messages.placesNote)}
            csvName={`${name} places`}
            state={history.state}
            series={[
              {
                id: 'places',
                label: t(messages.anyPlaces),
                points: (history.data?.items ?? []).map(({ day, places }) => ({
                  day,
                  value: places,
                })),
              },
              {
                id: 'top',
                label: t(messages.topPlaces),
                points: (history.data?.items ?? []).map(({ day, top_places }) => ({
                  day,
                  value: top_places,
                })),
              },
            ]}
          />
        </GridItem>
      </Grid>
      {(history.data === undefined || aligned.length > 1) && (
        <BandChart
          title={t(messages.alignedTitle)}
          headingLevel={2}
          note={t(messages.alignedNote)}
          csvName={`${name} by age`}
          state={history.state}
          band={[]}
          lines={aligned.map(({ id, title, points }) => ({ id: String(id), label: title, points }))}
          labels={{ age: t(messages.age), value: t(messages.mainMetric) }}
        />
      )}
      <AuthorRhythm history={history} name={name} />
    </Stack>
  );
}

/** Days without a release are days of none: the portal dates what came out. */
function releasesByDay(releases: History['releases']): { day: string; value: number }[] {
  const first = releases[0]?.day;
  const last = releases.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const out = new Map(releases.map(({ day, books, chapters }) => [day, books + chapters]));
  const days = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10);
    return { day, value: out.get(day) ?? 0 };
  });
}

/** When parts come out, and how the genres drift by year. */
function AuthorRhythm({ history, name }: Pick<AuthorChartsProps, 'history' | 'name'>) {
  const { formatMessage: t } = useIntl();
  const releases = history.data?.releases ?? [];
  const years = history.data?.years ?? [];
  const genres = [
    ...new Map(years.flatMap((year) => year.genres.map(({ id, name: of }) => [id, of]))),
  ];
  return (
    <Grid>
      {releases.length > 0 && (
        <GridItem span={years.length > 1 ? 6 : 12}>
          <CalendarHeat
            title={t(messages.releasesTitle)}
            headingLevel={2}
            csvName={`${name} releases`}
            state={history.state}
            valueLabel={t(messages.releases)}
            points={releasesByDay(releases)}
          />
        </GridItem>
      )}
      {years.length > 1 && (
        <GridItem span={releases.length > 0 ? 6 : 12}>
          <HeatMap
            title={t(messages.yearsTitle)}
            headingLevel={2}
            csvName={`${name} genres by year`}
            state={history.state}
            isTime
            rows={genres.map(([id, label]) => ({ id: String(id), label }))}
            columns={years.map(({ year }) => ({ id: String(year), label: String(year) }))}
            values={genres.map(([id]) =>
              years.map(({ genres: of }) => of.find((genre) => genre.id === id)?.books ?? 0),
            )}
            valueLabel={t(messages.books)}
          />
        </GridItem>
      )}
    </Grid>
  );
}
