import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, listComparison } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { ParallelLists } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

export type ComparisonResponse = EndpointResponse<typeof listComparison>;
type Item = ComparisonResponse['items'][number];

export interface MovesViewProps {
  state: PanelState;
  response: ComparisonResponse | undefined;
  /** The list's name, for the exported file. */
  name: string;
}

const kinds = ['entered', 'left', 'up', 'down'] as const;

/** Sorts entries and exits by rank, and moves by distance. */
function ofKind(items: readonly Item[], kind: (typeof kinds)[number]): Item[] {
  const moved = items.filter(({ move }) => move === kind);
  return kind === 'up' || kind === 'down'
    ? moved.sort((a, b) => Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0))
    : moved;
}

/** One day against another: who entered, left, rose and fell, side by side. */
export function MovesView({ state, response, name }: MovesViewProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const source = useChartSource();
  const items = response?.items ?? [];
  const days =
    response?.a == null
      ? null
      : { from: formatDay(response.a, 'long'), to: formatDay(response.b, 'long') };
  const countOf = (kind: Item['move']) => items.filter(({ move }) => move === kind).length;
  return (
    <ParallelLists
      title={
        days === null || response?.complete !== true
          ? t(messages.moves)
          : t(messages.movesLead, { entered: countOf('entered'), left: countOf('left') })
      }
      headingLevel={2}
      note={
        days === null
          ? undefined
          : t(response?.complete === true ? messages.movesNote : messages.movesPartial, days)
      }
      csvName={name}
      state={state}
      {...source(response?.meta)}
      {...(response === undefined && { height: 960 })}
      columnLabel={t(messages.move)}
      positionLabel={t(messages.place)}
      nothing={t(messages.nobody)}
      columns={kinds.map((kind) => ({
        id: kind,
        label: t(messages[`move_${kind}`]),
        items: ofKind(items, kind).map(({ book, before, after, delta }) => ({
          id: String(book.id),
          label: book.title,
          href: paths.book(book.id),
          position: after ?? before ?? 0,
          ...(kind === 'up' || kind === 'down' ? { movement: { state: kind, delta } } : {}),
        })),
      }))}
    />
  );
}
