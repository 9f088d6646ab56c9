import { KpiRow, KpiTile } from '@litometr/analytics-widgets';
import type { EndpointResponse, genresSummary } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { deltaOf } from '../../blocks/figures/deltaOf.ts';
import { groupMessages } from '../../blocks/group/group.messages.ts';
import { roundRate } from '../../blocks/roundRate.ts';
import { useHere } from '../../blocks/useHere.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

interface GenreKpisProps {
  summary: Block<EndpointResponse<typeof genresSummary>>;
}

/** The genres of a portal in four figures, against thirty days before, of gains four weeks. */
export function GenreKpis({ summary }: GenreKpisProps) {
  const { formatMessage: t } = useIntl();
  const { data } = summary;
  const here = useHere();
  const before = data?.before ?? null;
  const delta = (
    now: number | null | undefined,
    was: number | null | undefined,
    comparison = t(messages.monthBefore),
    better?: 'up',
  ) => {
    const change = deltaOf(now, was);
    return change === null
      ? {}
      : { delta: { ...change, value: round(change.value), ...(better && { better }) }, comparison };
  };
  const round = (value: number | null | undefined) => (value == null ? null : roundRate(value));
  return (
    <KpiRow state={summary.state}>
      <KpiTile
        label={t(messages.kpiActive)}
        about={t(messages.aboutActive)}
        href={here('table')}
        value={data?.active_books ?? null}
        {...delta(data?.active_books, before?.active_books)}
      />
      <KpiTile
        label={t(messages.kpiNew)}
        about={t(messages.aboutNew)}
        href={here('map')}
        value={round(data?.new_per_week)}
        reason={t(groupMessages.noData)}
        {...delta(data?.new_per_week, before?.new_per_week)}
      />
      <KpiTile
        label={t(messages.kpiGain)}
        about={t(messages.aboutGain)}
        n={data?.n ?? null}
        href={here('seasons')}
        value={round(data?.gain_per_day)}
        reason={t(groupMessages.noReading)}
        {...delta(data?.gain_per_day, before?.gain_per_day, t(messages.weeksBefore), 'up')}
      />
      <KpiTile
        label={t(messages.kpiPerPlace)}
        about={t(messages.aboutPerPlace)}
        href={here('table', { sort: '-top_places' })}
        value={round(data?.books_per_place)}
        reason={t(groupMessages.noData)}
        {...delta(data?.books_per_place, before?.books_per_place)}
      />
    </KpiRow>
  );
}
