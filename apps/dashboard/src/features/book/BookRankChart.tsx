import type { BookEvent, bookHistory, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { RankHistory } from '../../blocks/charts/charts.ts';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';
import type { ChartMark } from './bookMarks.ts';
import { useEventText } from './useEventText.ts';

export interface BookRankChartProps {
  block: Block<EndpointResponse<typeof bookHistory>>;
  events: readonly BookEvent[];
  marks: readonly ChartMark[];
  /** The sentence over the chart. */
  title: string;
  /** Book's title, for the exported files. */
  name: string;
}

/** The book's ranks in every list over time, with the changes of the book. */
export function BookRankChart({ block, events, marks, title, name }: BookRankChartProps) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const { line } = useEventText();
  const ranks = block.data?.ranks ?? [];
  return (
    <RankHistory
      title={title}
      headingLevel={2}
      note={t(messages.historyNote)}
      csvName={name}
      state={emptyOr(block.state, ranks.length, { title: t(messages.historyEmpty) })}
      depth={Math.max(1, ...ranks.map((rank) => rank.depth))}
      // Lists' own comings and goings are what the lines show; parts come out too often to be marks.
      events={events
        .filter(({ type }) => type !== 'chapter' && !type.startsWith('list'))
        .map((event): ChartMark => ({ day: event.day, label: line(event) }))
        .concat(marks)}
      series={ranks.map((rank) => ({
        id: `${rank.list} ${rank.genre?.id ?? ''} ${rank.period ?? ''}`,
        label: listName(rank),
        depth: rank.depth,
        points: rank.points.map(({ day, position }) => ({ day, value: position })),
      }))}
    />
  );
}
