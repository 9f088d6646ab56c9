import { useFormats } from '@litometr/analytics-widgets';
import {
  type authorHistory,
  CADENCE_WEEKS,
  type Cadence,
  type EndpointResponse,
} from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { CalendarHeat, HeatMap } from '../../blocks/charts/charts.ts';
import { useShownNote } from '../../blocks/useShownNote.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { authorMessages as messages } from './author.messages.ts';
import { releasesByDay } from './releasesByDay.ts';

type History = EndpointResponse<typeof authorHistory>;

/** Returns the text on how often the author publishes. */
function useCadence(cadence: Cadence | null): string | undefined {
  const { formatMessage: t } = useIntl();
  const { formatNumber, formatPercent } = useFormats();
  if (cadence === null) return undefined;
  const often = t(messages.cadence, {
    weeks: CADENCE_WEEKS,
    perWeek: formatNumber(cadence.per_week, { digits: 1 }),
    share: formatPercent(cadence.regularity),
  });
  const { chars_per_day: chars } = cadence;
  return chars === null
    ? often
    : `${often} ${t(messages.cadenceChars, { chars: formatNumber(chars, { digits: 0 }) })}`;
}

interface AuthorRhythmProps {
  history: Block<History>;
  cadence: Cadence | null;
  name: string;
}

const driftTitles = { genres: messages.yearsTitle, tags: messages.yearTagsTitle } as const;

interface DriftProps extends Pick<AuthorRhythmProps, 'history' | 'name'> {
  of: keyof typeof driftTitles;
  title: string;
}

/** Genres or tags of an author's books, year by year. */
function Drift({ history, name, of, title }: DriftProps) {
  const { formatMessage: t } = useIntl();
  const { formatYear } = useFormats();
  const { glossed } = useGloss();
  const withShown = useShownNote();
  const years = history.data?.years ?? [];
  const rows = [...new Map(years.flatMap((year) => year[of].map((one) => [one.id, one.name])))];
  // Only tags can be too many to show.
  const count = of === 'tags' ? (history.data?.year_tags ?? 0) : rows.length;
  const note = withShown('', { shown: rows.length, count });
  return (
    <HeatMap
      title={title}
      headingLevel={2}
      {...(note !== '' && { note })}
      csvName={`${name} ${of} by year`}
      state={history.state}
      isTime
      rows={rows.map(([id, label]) => ({ id: String(id), label: glossed(label) }))}
      columns={years.map(({ year }) => ({ id: String(year), label: formatYear(year) }))}
      values={rows.map(([id]) =>
        years.map((year) => year[of].find((one) => one.id === id)?.books ?? 0),
      )}
      valueLabel={t(messages.books)}
    />
  );
}

/** When parts come out, and how genres and tags drift by year. */
export function AuthorRhythm({ history, cadence, name }: AuthorRhythmProps) {
  const { formatMessage: t } = useIntl();
  const note = useCadence(cadence);
  const releases = history.data?.releases ?? [];
  // The cadence is that of dated chapters.
  const days = history.data === undefined ? [] : releasesByDay(history.data, cadence !== null);
  const known = days.flatMap(({ value }) => value ?? []);
  const years = history.data?.years ?? [];
  const drifts = (['genres', 'tags'] as const).filter(
    (of) => years.length > 1 && years.some((year) => year[of].length > 0),
  );
  return (
    <Grid>
      {releases.length > 0 && (
        <GridItem span={12}>
          <CalendarHeat
            title={
              days.length === 0
                ? t(messages.releasesTitle)
                : t(messages.releasesLead, {
                    active: known.filter((value) => value > 0).length,
                    all: known.length,
                  })
            }
            headingLevel={2}
            note={[t(messages.releasesNote), ...(note === undefined ? [] : [note])].join(' ')}
            csvName={`${name} releases`}
            state={history.state}
            valueLabel={t(messages.releases)}
            points={days}
          />
        </GridItem>
      )}
      {drifts.map((of) => (
        <GridItem key={of} span={drifts.length > 1 ? 6 : 12}>
          <Drift history={history} name={name} of={of} title={t(driftTitles[of])} />
        </GridItem>
      ))}
    </Grid>
  );
}
