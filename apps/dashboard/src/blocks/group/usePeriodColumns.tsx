import {
  type ColumnMeta,
  type DataColumn,
  NumberCell,
  PercentCell,
} from '@litometr/analytics-widgets';
import type { GroupFigures, ListedGroup, Span } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChangeCell } from '../table/ChangeCell.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { groupMessages as messages } from './group.messages.ts';

/** Rows with values over the page's period; rows of other responses have none. */
type PeriodRow = Partial<Pick<ListedGroup, 'figures'>>;

/** Columns for the page's period, each with the change against the compared period. */
export function usePeriodColumns<Row extends PeriodRow>(): DataColumn<Row>[] {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const reason = t(messages.periodNone);
  const overPeriod = (
    id: string,
    labels: { header: string; title: string },
    of: (figures: GroupFigures) => Span,
    draw: (value: number | null) => ReactNode,
    card?: ColumnMeta['card'],
  ) => {
    const spanOf = ({ figures }: PeriodRow) => (figures == null ? null : of(figures));
    return column.number<Row>(id, labels.header, (row) => spanOf(row)?.value ?? null, {
      enableSorting: true,
      sortDescFirst: true,
      meta: { title: labels.title, ...(card !== undefined && { card }) },
      size: 100,
      cell: ({ row }) => {
        const span = spanOf(row.original);
        return (
          // Block-level lines: aligned to the end in a column, and to the start in a card.
          <>
            <div>{draw(span?.value ?? null)}</div>
            {span?.change != null && (
              <div>
                <ChangeCell change={span.change} n={span.n} reason={span.reason} />
              </div>
            )}
          </>
        );
      },
    });
  };
  return [
    overPeriod(
      'period_gain',
      { header: t(messages.periodGain), title: t(messages.periodGainTitle) },
      ({ gain }) => gain,
      (value) => <NumberCell value={value} reason={reason} />,
      'fact',
    ),
    overPeriod(
      'period_top',
      { header: t(messages.periodTop), title: t(messages.periodTopTitle) },
      ({ top_share }) => top_share,
      (value) => <PercentCell share={value} reason={reason} />,
    ),
    overPeriod(
      'period_lift',
      { header: t(messages.periodLift), title: t(messages.periodLiftTitle) },
      ({ lift }) => lift,
      (value) => (
        <NumberCell value={value === null ? null : Math.round(value * 100) / 100} reason={reason} />
      ),
    ),
  ];
}
