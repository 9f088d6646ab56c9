import {
  isTooFewForShare,
  KpiRow,
  KpiSkeletonRow,
  KpiTile,
  useFormats,
  type ValueFormat,
} from '@litometr/analytics-widgets';
import type { Kpi } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { aboutFigure } from '../../blocks/figures/aboutFigure.tsx';
import { kpiDelta } from '../../blocks/figures/deltaOf.ts';
import type { Figure } from '../../blocks/figures/figures.messages.ts';
import { sparkOf } from '../../blocks/sparkOf.ts';
import { useHere } from '../../blocks/useHere.ts';
import type { OverviewResponse } from './FlowChart.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

const formats: Readonly<Record<Kpi['unit'], ValueFormat>> = {
  count: 'compact',
  share: 'percent',
  rub: 'money',
};

/** The explanation of how a figure is computed. */
const figures: Readonly<Record<Kpi['key'], Figure>> = {
  books: 'books',
  new_books: 'newBooks',
  finished_share: 'finishedShare',
  median_price: 'medianPrice',
  turnover: 'turnover',
  gain_views: 'gain',
  gain_likes: 'gain',
  gain_library: 'gain',
  gain_rating_count: 'gain',
};

/** More readers are good news; the other figures have no better direction. */
const isGain = (key: Kpi['key']) => key.startsWith('gain_');

/** The part of the page with the details of a figure. */
const placeOf = (key: Kpi['key']): string | null => {
  if (key === 'turnover') return 'flow';
  if (isGain(key)) return 'gains';
  return key === 'new_books' ? 'weekdays' : null;
};

/** As many tiles as most portals have. */
const TILES = 8;

/** The key figures of a portal: only those of metrics that it publishes. */
export function OverviewKpis({
  block: { state, data: response },
}: {
  block: Block<OverviewResponse>;
}) {
  const { formatMessage: t } = useIntl();
  const { formatDelta, formatValue } = useFormats();
  const here = useHere();
  /** The full period next to the compared one. */
  const spanOf = ({ span, unit }: Kpi): string | null =>
    span?.value == null || span.change === null
      ? null
      : t(messages.spanned, {
          value: formatValue(span.value, formats[unit]),
          change: formatDelta(span.change, 'percent'),
        });
  const beforeOf = ({ previous, unit, n }: Kpi, format: ValueFormat): string | null =>
    previous === null || (unit === 'share' && isTooFewForShare(n))
      ? null
      : t(unit === 'share' ? messages.before : messages.weekBefore, {
          value: formatValue(previous, format),
        });
  if (response === undefined) {
    return state.kind === 'failed' ? (
      <KpiRow state={state} />
    ) : (
      <KpiSkeletonRow variant="line" tiles={TILES} />
    );
  }
  return (
    <KpiRow state={state} variant="line">
      {response.kpis.map((kpi) => {
        const label = t(messages[kpi.key]);
        const format = formats[kpi.unit];
        const delta = kpiDelta(kpi);
        const place = placeOf(kpi.key);
        return (
          <KpiTile
            key={kpi.key}
            label={label}
            value={kpi.value}
            n={kpi.n}
            {...aboutFigure(figures[kpi.key])}
            format={kpi.unit === 'count' && (kpi.value ?? 0) < 10_000 ? 'number' : format}
            {...(place === null ? {} : { href: here(place) })}
            {...(delta === null
              ? {}
              : { delta: { ...delta, ...(isGain(kpi.key) && { better: 'up' as const }) } })}
            {...sparkOf(kpi.series, t(messages.spark, { name: label }))}
            comparison={
              [spanOf(kpi), beforeOf(kpi, format)].filter((text) => text !== null).join('. ') ||
              t(messages.sampled, { n: kpi.n })
            }
          />
        );
      })}
    </KpiRow>
  );
}
