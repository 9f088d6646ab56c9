import {
  isTooFewForShare,
  KpiRow,
  KpiTile,
  type PanelState,
  useFormats,
  type ValueFormat,
} from '@litometr/analytics-widgets';
import type { EndpointResponse, ListKpi, listSummary } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { aboutFigure } from '../figures/aboutFigure.tsx';
import { kpiDelta } from '../figures/deltaOf.ts';
import type { Figure } from '../figures/figures.messages.ts';
import { sparkOf } from '../sparkOf.ts';
import { useHere } from '../useHere.ts';
import { kpiMessages } from './listKpi.messages.ts';
import type { ListPart } from './listState.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

export type SummaryResponse = EndpointResponse<typeof listSummary>;

const formats: Readonly<Record<ListKpi['unit'], ValueFormat>> = {
  count: 'number',
  share: 'percent',
  captures: 'number',
  rub: 'money',
};

type Key = ListKpi['key'];
/** In order of importance; the first eight with a value are shown. */
const order: readonly Key[] = [
  'new',
  'returned',
  'turnover',
  'median_days_on',
  'half_life',
  'authors_per_100',
  'in_progress_share',
  'subscription_share',
  'median_price',
];
const TILES = 8;

/** The part of the screen with the details of a figure. */
const partOf = {
  new: 'moves',
  returned: 'moves',
  left: 'moves',
  turnover: 'moves',
  median_days_on: 'matrix',
  half_life: 'holders',
  authors_per_100: 'holders',
  in_progress_share: 'prices',
  subscription_share: 'prices',
  median_price: 'prices',
} as const satisfies Record<Key, ListPart>;

/** The explanation of how a figure is computed. */
const figures: Readonly<Record<Key, Figure>> = {
  new: 'listNew',
  returned: 'listReturned',
  left: 'listLeft',
  turnover: 'turnover',
  median_days_on: 'medianDaysOn',
  half_life: 'halfLife',
  authors_per_100: 'authorsPer100',
  in_progress_share: 'inProgressShare',
  subscription_share: 'subscriptionShare',
  median_price: 'medianPrice',
};

/**
 * The figures of that part; entries and exits are compared with the last complete day, as the
 * figure is.
 */
function choicesOf({ key, series }: ListKpi): Record<string, string> {
  const part = partOf[key];
  const before = series.slice(0, -1).findLast(({ value }) => value !== null)?.day;
  return part === 'moves' && before !== undefined ? { part, against: before } : { part };
}

/** Figures with a value. */
function shownOf(kpis: readonly ListKpi[]): ListKpi[] {
  return order
    .flatMap((key) => kpis.find((kpi) => kpi.key === key && kpi.value !== null) ?? [])
    .slice(0, TILES);
}

/** The key figures of a list on its day, each with its days. */
export function ListKpis({
  state,
  response,
  maxTiles = TILES,
  children,
}: {
  state: PanelState;
  response: SummaryResponse | undefined;
  /** Tiles at most. */
  maxTiles?: number;
  /** Tiles of the page's own, after these. */
  children?: ReactNode;
}) {
  const { formatMessage: t } = useIntl();
  const { formatValue, formatNumber } = useFormats();
  const here = useHere();
  const intervalText = (interval: ListKpi['interval']): string | null => {
    if (interval?.low == null) return null;
    const low = formatNumber(interval.low);
    return interval.high === null
      ? t(messages.kpiIntervalOpen, { low })
      : t(messages.kpiInterval, { low, high: formatNumber(interval.high) });
  };
  if (response === undefined) {
    return (
      <KpiRow state={state} variant="line">
        {order.slice(0, maxTiles).map((key) => (
          <KpiTile key={key} label={t(kpiMessages[key])} value={null} />
        ))}
        {children}
      </KpiRow>
    );
  }
  const shown = shownOf(response.kpis).slice(0, maxTiles);
  return (
    <KpiRow state={state} variant="line">
      {shown.map((kpi) => {
        const label = t(kpiMessages[kpi.key]);
        const format = formats[kpi.unit];
        const delta = kpiDelta(kpi);
        const sample = t(messages.kpiSample, { n: formatNumber(kpi.n) });
        // A half-life is of many captures: there is none of the capture before.
        const before =
          kpi.key === 'half_life'
            ? [intervalText(kpi.interval), sample].filter((part) => part !== null).join(', ')
            : kpi.previous === null || (kpi.unit === 'share' && isTooFewForShare(kpi.n))
              ? sample
              : t(messages.kpiBefore, { value: formatValue(kpi.previous, format) });
        return (
          <KpiTile
            key={kpi.key}
            label={label}
            {...(delta === null ? {} : { delta })}
            href={here('part', choicesOf(kpi))}
            value={kpi.value}
            n={kpi.n}
            {...aboutFigure(figures[kpi.key])}
            format={format}
            comparison={before}
            {...sparkOf(kpi.series, t(messages.kpiSpark, { name: label }))}
          />
        );
      })}
      {children}
    </KpiRow>
  );
}
