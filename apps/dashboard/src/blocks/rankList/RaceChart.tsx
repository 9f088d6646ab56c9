import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, listMatrix } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { BumpChart } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import { firstPlaceRun, knownPlaces } from './knownPlaces.ts';
import { raceMessages as messages } from './race.messages.ts';

export type MatrixResponse = EndpointResponse<typeof listMatrix>;

export interface RaceChartProps {
  state: PanelState;
  response: MatrixResponse | undefined;
  /** Number of ranks in the chart. */
  depth: number;
  /** The list's name, for the exported file. */
  name: string;
  /** Ids of books that keep their hue; without any the three that moved most. */
  chosen?: readonly string[];
  headingLevel?: 2 | 3 | 4;
}

/** Who overtook whom among the first places, on the captured days of the period. */
export function RaceChart({
  state,
  response,
  depth,
  name,
  chosen = [],
  headingLevel = 2,
}: RaceChartProps) {
  const { formatMessage: t } = useIntl();
  const quoted = useQuoted();
  const { formatDays } = useFormats();
  const source = useChartSource();
  const leader = response?.items.find(({ last }) => last === 1);
  const { id: leaderId, title: leaderTitle } = leader?.book ?? {};
  const leaderHue = chosen.length === 0 ? 0 : chosen.indexOf(String(leaderId));
  const days = response?.days.map(({ day }) => day) ?? [];
  const title =
    response === undefined
      ? t(messages.title, { depth })
      : leader === undefined
        ? t(messages.over, { depth, days: formatDays(response.from, response.to, 'short') })
        : t(messages.leader, {
            title: quoted(leader.book.title),
            captures: firstPlaceRun(leader.positions, response.days),
          });
  return (
    <BumpChart
      title={title}
      headingLevel={headingLevel}
      note={t(messages.note, { depth })}
      csvName={name}
      state={state}
      {...source(response?.meta)}
      days={days}
      depth={depth}
      height={depth * (depth > 10 ? 24 : 30) + 40}
      {...(leaderTitle !== undefined &&
        leaderHue >= 0 && { subjects: [{ text: quoted(leaderTitle), hue: leaderHue }] })}
      {...(leaderId !== undefined && { lead: String(leaderId) })}
      {...(chosen.length > 0 && { highlight: chosen })}
      series={(response?.items ?? [])
        .filter(({ best }) => best <= depth)
        .map(({ book, positions }) => ({
          id: String(book.id),
          label: book.title,
          href: paths.book(book.id),
          points: knownPlaces(positions, response?.days ?? []),
        }))}
    />
  );
}
