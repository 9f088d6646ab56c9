import type { PanelState } from '@litometr/analytics-widgets';
import type { MatrixTint } from '@litometr/analytics-widgets/charts';
import type { MatrixRow } from '@litometr/api-contract';
import { SegmentedControl, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useGloss } from '../../domain/useGloss.ts';
import { RankMatrix } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import { isSteady, knownPlaces } from './knownPlaces.ts';
import { MATRIX_DEPTH } from './listReads.ts';
import { type MatrixTintKind, matrixTints } from './listState.ts';
import { ageTint, genreTint, hasAges } from './matrixTints.ts';
import type { MatrixResponse } from './RaceChart.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface MatrixViewProps {
  state: PanelState;
  response: MatrixResponse | undefined;
  /** Places that the list is expected to have, until its captures are there. */
  depth: number;
  name: string;
  /** Called when a cell is pressed: the page shows that day. */
  onDay: (day: string) => void;
  /** The attribute that colours the cells. */
  tint: MatrixTintKind;
  onTint: (tint: MatrixTintKind) => void;
}

const none: readonly MatrixRow[] = [];

/** The legend of the colours by group; undefined: colours by rank. */
function useTint(rows: readonly MatrixRow[], kind: MatrixTintKind): MatrixTint | undefined {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  if (kind === 'age') return ageTint(rows, (band) => t(messages[`age_${band}`]));
  return kind === 'genre' ? genreTint(rows, glossed, t(messages.otherGenres)) : undefined;
}

/** Returns how many places the list had on its deepest capture, of those that have rows. */
function deepestOf({ days }: MatrixResponse): number {
  return Math.min(MATRIX_DEPTH, Math.max(1, ...days.map((day) => day.depth)));
}

/** All books of a list over the captured days: who holds on, who passes through. */
export function MatrixView(props: MatrixViewProps) {
  const { state, response, depth, name, onDay, tint: chosenTint, onTint } = props;
  const { formatMessage: t } = useIntl();
  const source = useChartSource();
  const rows = response?.items ?? none;
  // Ages are unknown where the portal publishes no dates of books.
  const kinds = matrixTints.filter((each) => each !== 'age' || !response || hasAges(rows));
  const kind = kinds.find((each) => each === chosenTint) ?? 'place';
  const tint = useTint(rows, kind);
  const days = response?.days.map(({ day }) => day) ?? [];
  const complete = response?.days.filter((day) => day.complete).length ?? 0;
  const steady = rows.filter(({ positions }) => isSteady(positions, response?.days ?? [])).length;
  return (
    <Stack gap="sm">
      <SegmentedControl
        label={t(messages.tint)}
        labelHidden={false}
        size="sm"
        options={kinds.map((id) => ({ id, label: t(messages[`tint_${id}`]) }))}
        value={kind}
        onChange={onTint}
      />
      <RankMatrix
        title={
          response === undefined
            ? t(messages.matrix)
            : t(messages.matrixLead, { steady, captures: complete })
        }
        headingLevel={2}
        note={t(kind === 'place' ? messages.matrixNote : messages.matrixTintNote)}
        csvName={name}
        state={state}
        {...source(response?.meta)}
        {...(response === undefined && { height: 624 })}
        depth={response === undefined ? depth : deepestOf(response)}
        days={days}
        {...(tint !== undefined && { tint })}
        onChoose={({ day }) => onDay(day)}
        series={rows.map(({ book, positions }) => ({
          id: String(book.id),
          label: book.title,
          points: knownPlaces(positions, response?.days ?? []),
        }))}
      />
    </Stack>
  );
}
