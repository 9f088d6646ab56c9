import { type DataColumn, NumberCell, PercentCell } from '@litometr/analytics-widgets';
import type { ListedGroup, NicheFigures, Span } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChangeCell } from '../table/ChangeCell.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { nicheMessages as messages } from './niche.messages.ts';

/** Rows that a list tells over the page's days; a row of another answer tells nothing of them. */
type PeriodRow = Partial<Pick<ListedGroup, 'figures'>>;

/** What the rows of a list tell of the page's days, each beside its change against the compared ones. */
export function usePeriodColumns(): DataColumn<PeriodRow>[] {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const reason = t(messages.periodNone);
  const overPeriod = (
    id: string,
    words: { header: string; title: string },
    of: (figures: NicheFigures) => Span,
    draw: (value: number | null) => ReactNode,
    extra: Pick<DataColumn<PeriodRow>, 'card'> = {},
  ) => {
    const spanOf = ({ figures }: PeriodRow) => (figures == null ? null : of(figures));
    return column.number<PeriodRow>(id, words.header, (row) => spanOf(row)?.value ?? null, {
      ...extra,
      sort: 'descending',
      headerTitle: words.title,
      width: '6.25rem',
      cell: (row) => {
        const span = spanOf(row);
        return (
          // Lines of their own: they stand at the end of a column, and at the start of a card's fact.
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
      { card: 'fact' },
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
