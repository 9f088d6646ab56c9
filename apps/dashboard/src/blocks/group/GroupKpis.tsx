import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type { GroupRow, Span } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import type { Block } from '../block.ts';
import { useHere } from '../useHere.ts';
import { groupMessages } from './group.messages.ts';
import { groupKpiMessages as messages } from './groupKpis.messages.ts';
import type { GroupParts } from './groupParts.ts';

/** Returns the change since the compared period, for a tile. */
function changeOf(span: Span | undefined, comparison: string, better?: 'up') {
  if (span?.value == null || span.compared === null) return {};
  const value = round(span.value - span.compared);
  return { delta: { value, share: span.change, ...(better && { better }) }, comparison };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const tenth = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

export interface GroupKpisProps {
  row: GroupRow | undefined;
  block: Block<GroupParts>;
}

/** The figures of a genre or a tag: now, and over the period against the compared one. */
export function GroupKpis({ row, block }: GroupKpisProps) {
  const { formatMessage: t } = useIntl();
  const here = useHere();
  const figures = block.data?.figures;
  const series = block.data?.series ?? [];
  const compared = t(messages.compared);
  const few = t(groupMessages.noData);
  const { formatNumber } = useFormats();
  const [low, high] = [row?.median_gain_new_low ?? null, row?.median_gain_new_high ?? null];
  const newInterval =
    row === undefined || low === null || high === null
      ? undefined
      : t(messages.newSample, {
          low: formatNumber(low, { digits: 1 }),
          high: formatNumber(high, { digits: 1 }),
          count: row.new_n,
        });
  return (
    <KpiRow state={block.state}>
      <KpiTile
        label={t(columnMessages.books)}
        value={row?.books ?? null}
        comparison={row && t(messages.ofAuthors, { count: row.authors })}
      />
      <KpiTile
        label={t(messages.active)}
        value={tenth(figures?.active_books.value ?? null)}
        reason={few}
        {...changeOf(figures?.active_books, compared)}
      />
      <KpiTile
        label={t(messages.newBooks)}
        value={row?.new_books ?? null}
        {...(row?.new_before != null && {
          delta: { value: row.new_books - row.new_before },
          comparison: t(messages.before),
        })}
      />
      <KpiTile
        label={t(messages.gain)}
        about={t(groupMessages.periodGainTitle)}
        href={here('gain')}
        value={figures?.gain.value ?? null}
        reason={t(groupMessages.noReading)}
        spark={{
          points: series.map(({ day, gain }) => ({ day, value: gain })),
          label: t(messages.gain),
        }}
        {...changeOf(figures?.gain, compared, 'up')}
      />
      <KpiTile
        label={t(messages.topShare)}
        about={t(groupMessages.periodTopTitle)}
        href={here('shares')}
        value={figures?.top_share.value ?? null}
        format="percent"
        reason={few}
        spark={{
          points: series.map(({ day, top_share }) => ({ day, value: top_share })),
          label: t(messages.topShare),
        }}
        {...changeOf(figures?.top_share, compared)}
      />
      <KpiTile
        label={t(groupMessages.lift)}
        about={t(groupMessages.liftHeader)}
        n={row?.lift?.n ?? null}
        href={here('lift')}
        value={row?.lift?.value ?? null}
        format="ratio"
        reason={t(groupMessages.liftNone)}
        {...(row?.lift != null && {
          comparison: t(row.lift.stable ? groupMessages.stable : groupMessages.tentative),
          ...(row.lift_before !== null && {
            delta: { value: round(row.lift.value - row.lift_before) },
          }),
        })}
      />
      <KpiTile
        label={t(messages.perNew)}
        about={t(groupMessages.medianGainNewTitle)}
        n={row?.new_n ?? null}
        value={tenth(row?.median_gain_new ?? null)}
        reason={row && t(groupMessages.fewNewBooks, { count: row.new_n })}
        comparison={newInterval}
      />
      <KpiTile
        label={t(groupMessages.momentum)}
        about={t(groupMessages.momentumTitle)}
        n={row?.n ?? null}
        value={row?.momentum == null ? null : Math.round(row.momentum)}
        reason={few}
        comparison={t(messages.momentumOf)}
      />
    </KpiRow>
  );
}
