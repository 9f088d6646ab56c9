import type { PanelState } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { RankMatrix } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import type { MatrixAnswer } from './RaceChart.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface MatrixViewProps {
  state: PanelState;
  answer: MatrixAnswer | undefined;
  /** Places of the list. */
  depth: number;
  name: string;
  /** A press on a cell: the page goes to that day. */
  onDay: (day: string) => void;
}

/** All books of a list over the captured days: who holds on, who passes through. */
export function MatrixView({ state, answer, depth, name, onDay }: MatrixViewProps) {
  const { formatMessage: t } = useIntl();
  const source = useChartSource();
  const days = answer?.days.map(({ day }) => day) ?? [];
  const steady = answer?.items.filter(({ days_on: on }) => on === days.length).length ?? 0;
  return (
    <RankMatrix
      title={
        answer === undefined
          ? t(messages.matrix)
          : t(messages.matrixLead, { steady, days: days.length })
      }
      headingLevel={2}
      note={t(messages.matrixNote)}
      csvName={name}
      state={state}
      {...source(answer?.meta)}
      {...(answer === undefined && { height: 624 })}
      depth={depth}
      days={days}
      onChoose={({ day }) => onDay(day)}
      series={(answer?.items ?? []).map(({ book, positions }) => ({
        id: String(book.id),
        label: book.title,
        points: days.map((day, index) => ({ day, value: positions[index] ?? null })),
      }))}
    />
  );
}
