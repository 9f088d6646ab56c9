import {
  MIN_COUNT_FOR_SHARE,
  type PanelState,
  useFormats,
  type ValueFormat,
} from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  TrendMetric,
  TrendPoint,
  TrendSeries,
  trends,
} from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { useIntl } from 'react-intl';
import {
  RankHistory,
  SmallMultiples,
  StackedShare,
  TrendChart,
} from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { hasOverlap, isPlace, isPointInTime, type Question } from './choices.ts';
import { knownBuckets } from './knownBuckets.ts';
import type { Look } from './looks.ts';
import { onCapturedDays } from './places.ts';
import type { Scale } from './trends.address.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import { useMetricName } from './useMetricName.ts';

export type TrendsResponse = EndpointResponse<typeof trends>;
/** A line with the name that the reader knows it by. */
export type NamedSeries = TrendSeries & {
  name: string;
  /** True for the remainder of the other groups. */
  isRest?: boolean;
};

export interface WorkbenchChartProps {
  state: PanelState;
  response: TrendsResponse | undefined;
  question: Question;
  series: readonly NamedSeries[];
  look: Look;
  /** Of the lines. */
  scale?: Scale;
  onRange: (range: { from: string; to: string }) => void;
  /** Called when a line is pressed, to isolate it or to show the others again. */
  onLine?: (key: string) => void;
}

/** With more lines than this, comparisons and marked days become unreadable. */
const MAX_COMPARED_LINES = 3;
/** Number of marked unusual days; the table lists all. */
const MAX_UNUSUAL_DAYS = 6;

/** Returns the note of the chart; only gains can span days without a snapshot. */
function noteOf({ metric }: Question, look: Look, scale: Scale) {
  const hasPointValues = isPointInTime(metric);
  if (look !== 'lines') return hasPointValues ? null : messages.noteSmall;
  if (scale === 'log') return messages.noteLog;
  return hasPointValues ? messages.noteStanding : messages.note;
}

/**
 * Maps a bucket to a point of the charts. Sums and counts of a bucket that the period or the data cut off are
 * smaller only because it has fewer days: no line joins them with the others. Their shares are not smaller.
 */
export function chartPointOf({ metric, fn }: Question, look: Look) {
  const grows =
    look !== 'share' &&
    !isPointInTime(metric) &&
    (fn === 'sum' || fn === 'count' || fn === 'index');
  return ({ day, value, days, complete }: ChartBucket) => ({
    day,
    value,
    spanDays: days,
    ...(grows && !complete && { isCutOff: true }),
  });
}

type ChartBucket = Pick<TrendPoint, 'day' | 'value' | 'days' | 'complete'>;

/** Where one day has so many times the books of another, their means may differ by the books alone. */
const OTHER_SAMPLE = 1.5;

/**
 * Returns the numbers of books of the daily means of the line in which they differ most; null where
 * none differs so much that a change may be that of the books read. On some portals all books are
 * read once a week, and those of lists every day.
 */
export function sampleRange(
  { metric, grain }: Pick<Question, 'metric' | 'grain'>,
  series: readonly { points: readonly Pick<TrendPoint, 'value' | 'n'>[] }[],
): { fewest: number; most: number } | null {
  if (grain !== 'day' || (metric !== 'price' && metric !== 'volume')) return null;
  const ranges = series.flatMap(({ points }) => {
    const sizes = points.flatMap(({ value, n }) => (value === null || n === 0 ? [] : [n]));
    return sizes.length === 0 ? [] : [{ fewest: Math.min(...sizes), most: Math.max(...sizes) }];
  });
  const factor = ({ fewest, most }: { fewest: number; most: number }) => most / fewest;
  const [widest] = ranges.toSorted((a, b) => factor(b) - factor(a));
  return widest === undefined || factor(widest) < OTHER_SAMPLE ? null : widest;
}

/** How values of a metric are written; what is not here is a number. */
const metricFormats: Partial<Record<TrendMetric, ValueFormat>> = {
  price: 'money',
  volume: 'volume',
  rank: 'rank',
};

/** How the values of a question are written: an index and a share have no unit. */
export function formatOf({ metric, fn }: Pick<Question, 'metric' | 'fn'>): ValueFormat {
  if (fn === 'share') return 'percent';
  return fn === 'index' ? 'number' : (metricFormats[metric] ?? 'number');
}

/** The lines of the workbench, in the look that the reader chose. */
export function WorkbenchChart(props: WorkbenchChartProps) {
  const { state, response, question, look, scale = 'linear', onRange, onLine } = props;
  const series = knownBuckets(props.series);
  const { formatMessage: t } = useIntl();
  const { formatDays } = useFormats();
  const nameOf = useMetricName();
  const source = useChartSource();
  const counter = metricKeys.find((key) => key === question.metric);
  const isCutOff = series.some(({ points }) => points.some(({ complete }) => !complete));
  const cutOffNote = isCutOff ? [t(messages.noteCutOff)] : [];
  const lookNote = noteOf(question, look, scale);
  const isShared = look === 'share' || question.fn === 'share';
  const sample = sampleRange(question, series);
  const notes = [
    ...(lookNote === null ? [] : [t(lookNote)]),
    ...(isShared && hasOverlap(question) ? [t(messages.noteOverlap)] : []),
    ...(sample === null ? [] : [t(messages.noteSample, sample)]),
    ...cutOffNote,
  ];
  const days =
    response?.from == null || response.to === null
      ? ''
      : formatDays(firstOf(series, response.from), response.to, 'medium');
  const chart = {
    title: t(messages.chart, {
      metric: nameOf(question.metric),
      fn: t(messages[`fn_${question.fn}`]),
      days,
    }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
    csvName: `${nameOf(question.metric)} ${days}`,
    headingLevel: 2,
    state,
    ...source(response?.meta, counter === undefined ? {} : { counter: { metric: counter } }),
  } as const;
  const format = formatOf(question);
  const chartPoint = chartPointOf(question, look);
  const lines = series.map(({ key, name, points, isRest }) => ({
    id: key,
    label: name,
    points: points.map(chartPoint),
    ...(isRest && { isRest }),
  }));
  // The lower a place, and its index, the better: that is up.
  const inverted = question.metric === 'rank';
  if (look === 'small') {
    return <SmallMultiples {...chart} series={lines} format={format} inverted={inverted} />;
  }
  if (isPlace(question)) {
    return (
      <RankHistory
        {...chart}
        note={[t(messages.notePlace), ...cutOffNote].join(' ')}
        series={onCapturedDays(series)}
        height={420}
        onRangeChange={onRange}
      />
    );
  }
  if (look === 'share') {
    return (
      <StackedShare
        {...chart}
        series={lines}
        // Shares computed by the server are no counts.
        minTotal={question.fn === 'share' ? 0 : MIN_COUNT_FOR_SHARE}
        height={420}
        onRangeChange={onRange}
      />
    );
  }
  const compared =
    series.length <= MAX_COMPARED_LINES
      ? series.flatMap(({ key, name, points, compared: before }) =>
          before.length === 0
            ? []
            : [
                {
                  id: `${key} before`,
                  label: t(messages.before, { name }),
                  comparison: { of: key },
                  points: points.map((point, index) =>
                    chartPoint({
                      ...point,
                      value: before[index]?.value ?? null,
                      complete: point.complete && before[index]?.complete !== false,
                    }),
                  ),
                },
              ],
        )
      : [];
  return (
    <TrendChart
      {...chart}
      series={[...lines, ...compared]}
      format={format}
      height={420}
      scale={scale}
      inverted={inverted}
      baseline={question.fn === 'index' || metricFormats[question.metric] ? 'auto' : 'zero'}
      events={(series.length <= MAX_COMPARED_LINES ? oddDays(series) : []).map(({ day, name }) => ({
        day,
        label: t(messages.odd, { name }),
      }))}
      onRangeChange={onRange}
      {...(onLine && {
        onChoose: (id) => onLine(compared.find((line) => line.id === id)?.comparison.of ?? id),
      })}
    />
  );
}

/** Returns the first day that is plotted: the period may begin before the first data. */
const firstOf = (series: readonly NamedSeries[], from: string): string => {
  const first = series[0]?.points[0]?.day ?? from;
  return first > from ? first : from;
};

/** Days that deviate from the same days of other weeks, those of the largest lines first. */
function oddDays(series: readonly NamedSeries[]) {
  return series
    .flatMap(({ name, points }) =>
      points.filter(({ odd }) => odd).map(({ day }) => ({ day, name })),
    )
    .slice(0, MAX_UNUSUAL_DAYS);
}
