import { DateStepper } from '@litometr/analytics-widgets';
import { Skeleton, Stack, Text } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import { useIntl } from 'react-intl';
import { type EmptyText, usePanelState } from '../../page/usePanelState.tsx';
import { useCompareTray } from '../compare/compareTray.ts';
import { GainsView } from './GainsView.tsx';
import { HoldersView } from './HoldersView.tsx';
import { LeftTable } from './LeftTable.tsx';
import type { ListScreenProps } from './listScreenProps.ts';
import { RACE_DEPTH } from './listState.ts';
import { MatrixView } from './MatrixView.tsx';
import { MovesView } from './MovesView.tsx';
import { PricesView } from './PricesView.tsx';
import { RaceChart } from './RaceChart.tsx';
import { RankTable } from './RankTable.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';
import { WeekdayEffects, type WeekdaysResponse } from './WeekdayEffects.tsx';
import { weekdayMessages } from './weekdayEffects.messages.ts';

type PartProps = ListScreenProps & { name: string };

/** The part of a list's screen that the reader chose. */
export function ListParts(props: PartProps) {
  const { formatMessage: t } = useIntl();
  const { list, state, onChange, reads, name } = props;
  const { data } = reads.ranks;
  const noWeekdays = ({ metric, items }: WeekdaysResponse): EmptyText | null => {
    if (items.some(({ ratio }) => ratio !== null)) return null;
    return metric === null
      ? {
          title: t(weekdayMessages.weekdaysRounded),
          description: t(weekdayMessages.weekdaysRoundedHelp),
        }
      : { title: t(weekdayMessages.weekdaysFew), description: t(weekdayMessages.weekdaysFewHelp) };
  };
  const matrixState = usePanelState(reads.matrix);
  const summaryState = usePanelState(reads.summary);
  const ranksState = usePanelState(reads.ranks);
  const gainsState = usePanelState(reads.gains);
  const weekdays = reads.weekdays.data;
  const weekdaysState = usePanelState(reads.weekdays, weekdays ? noWeekdays(weekdays) : null);
  const raceState = usePanelState(reads.race);
  if (state.part === 'race') {
    return (
      <Stack gap="sm">
        <Text size="caption" tone="secondary">
          {t(messages.chooseHint)}
        </Text>
        <RaceChart
          state={raceState}
          response={reads.race.data}
          depth={RACE_DEPTH[list]}
          name={name}
          chosen={state.sel ?? []}
        />
      </Stack>
    );
  }
  if (state.part === 'gains') {
    return (
      <Stack gap="xl">
        <GainsView state={gainsState} response={reads.gains.data} />
        <WeekdayEffects state={weekdaysState} response={weekdays} />
      </Stack>
    );
  }
  if (state.part === 'moves') return <Moves {...props} />;
  if (state.part === 'matrix') {
    return (
      <MatrixView
        state={matrixState}
        response={reads.matrix.data}
        depth={props.expectedRows}
        name={name}
        onDay={(asof) => onChange({ asof })}
        tint={state.tint}
        onTint={(tint) => onChange({ tint }, { replace: true })}
      />
    );
  }
  if (state.part === 'holders') {
    return <HoldersView state={summaryState} response={reads.summary.data} name={name} />;
  }
  if (state.part === 'prices') {
    return (
      <PricesView
        state={ranksState}
        items={data?.items ?? []}
        meta={data?.meta}
        summary={reads.summary.data}
        summaryState={summaryState}
      />
    );
  }
  return <Places {...props} />;
}

/** The places themselves, and who left them since the day compared with. */
function Places({ portal, state, onChange, reads, expectedRows, name, genreHref }: PartProps) {
  const { formatMessage: t } = useIntl();
  const { data } = reads.ranks;
  const table = usePanelState(
    reads.ranks,
    data?.items.length === 0
      ? { title: t(messages.emptyTitle), description: t(messages.emptyHelp) }
      : null,
  );
  const tray = useCompareTray();
  const choose = (sel: string[]) => {
    for (const { book } of data?.items ?? []) {
      const isChosen = sel.includes(String(book.id));
      const was = state.sel?.includes(String(book.id)) ?? false;
      // Ticked books are highlighted in the race and added to the comparison tray.
      if (isChosen !== was && isChosen !== tray.has(book.id))
        tray.toggle({ id: book.id, title: book.title });
    }
    onChange({ sel: sel.length === 0 ? undefined : sel }, { replace: true });
  };
  return (
    <Stack gap="xl">
      <RankTable
        portal={portal}
        state={table}
        response={data}
        name={name}
        expectedRows={expectedRows}
        shown={state.cols}
        chosen={state.sel ?? []}
        onChoose={choose}
        {...(genreHref === undefined ? {} : { genreHref })}
      />
      {data !== undefined && data.list.compare !== null && data.left.length > 0 && (
        <LeftTable rows={data.left} day={data.list.compare} />
      )}
    </Stack>
  );
}

/** Two days side by side; the earlier one is chosen here, the later one in the page's head. */
function Moves({ reads, onChange, name }: PartProps) {
  const { formatMessage: t } = useIntl();
  const { data } = reads.moves;
  const panel = usePanelState(
    reads.moves,
    data?.a === null ? { title: t(messages.noMoves), description: t(messages.leadFirst) } : null,
  );
  const earlier = (reads.days.data?.items ?? []).filter(
    ({ day, complete }) => complete && day < (data?.b ?? ''),
  );
  const areDaysLoading = reads.moves.isPending || reads.days.isPending;
  return (
    <Stack gap="md">
      {data?.a != null && earlier.length > 0 ? (
        <DateStepper
          label={t(messages.against)}
          days={earlier}
          value={data.a}
          onChange={(against) => onChange({ against })}
        />
      ) : (
        areDaysLoading && <Skeleton shape="block" inlineSize="10rem" blockSize={vars.control.md} />
      )}
      <MovesView state={panel} response={data} name={name} />
    </Stack>
  );
}
