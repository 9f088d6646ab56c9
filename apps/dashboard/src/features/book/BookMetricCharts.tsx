import { useFormats } from '@litometr/analytics-widgets';
import {
  type BookEvent,
  type bookHistory,
  type EndpointResponse,
  type MetricKey,
  metricKey,
} from '@litometr/api-contract';
import { mainMetricOrder } from '@litometr/domain';
import { Grid, GridItem, SelectOnIntent } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TrendChart } from '../../blocks/charts/charts.ts';
import { GainBars } from '../../blocks/charts/GainBars.tsx';
import { useLargestGain } from '../../blocks/charts/useLargestGain.ts';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';
import type { ChartMark } from './bookMarks.ts';
import { useEventText } from './useEventText.ts';

export interface BookMetricChartsProps {
  block: Block<EndpointResponse<typeof bookHistory>>;
  events: readonly BookEvent[];
  marks: readonly ChartMark[];
  /** The chosen metric; undefined: the portal's main one. */
  metric: MetricKey | undefined;
  onMetric: (metric: MetricKey | undefined) => void;
  name: string;
  /** Returns the step to which the portal rounds a metric of the book; 1: not rounded. */
  stepOf: (metric: MetricKey) => number;
}

/** One metric in two charts: daily gains and totals. */
export function BookMetricCharts({
  block,
  events,
  marks,
  metric,
  onMetric,
  name,
  stepOf,
}: BookMetricChartsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { line } = useEventText();
  const { formatDelta, formatNumber } = useFormats();
  const largestGain = useLargestGain();
  const metrics = block.data?.metrics ?? [];
  const [main = metrics[0]] = mainMetricOrder.flatMap(
    (key) => metrics.find((each) => each.metric === key) ?? [],
  );
  const shown = metrics.find((each) => each.metric === metric) ?? main;
  if (block.state.kind === 'ready' && shown === undefined) return null;
  const label = shown === undefined ? '' : domain.metric(shown.metric);
  const method = shown === undefined ? {} : { method: { step: stepOf(shown.metric) } };
  const points = shown?.points ?? [];
  const steps = shown?.steps ?? [];
  const gains = steps.map(({ day, value, days }) => ({ day, gain: value, days }));
  // A step over several days does not say how much of it belongs to each.
  const daily = gains.filter(({ days }) => days === 1);
  const largest = largestGain(daily);
  const isDaily = daily.length > 0 || gains.length === 0;
  const isContinuous = steps.every(({ reason }) => reason !== 'reset');
  const grown = isContinuous ? growthOf(points) : null;
  return (
    <Section
      title={t(messages.growthSection)}
      actions={
        metrics.length > 1 &&
        shown !== undefined && (
          <SelectOnIntent
            label={t(messages.metric)}
            labelHidden
            options={metrics.map((each) => ({
              id: each.metric,
              label: domain.metric(each.metric),
            }))}
            value={shown.metric}
            onChange={(id) => onMetric(metricKey.options.find((key) => key === id))}
          />
        )
      }
    >
      <Grid>
        <GridItem span={6}>
          <GainBars
            {...method}
            title={
              largest === null
                ? t(isDaily ? messages.gainsTitle : messages.gainsBetween, { metric: label })
                : t(messages.gainsLead, { metric: label, ...largest })
            }
            {...(largest !== null && { subjects: [{ text: largest.gain, hue: 0 }] })}
            note={t(messages.gainsNote)}
            csvName={`${name} ${shown?.metric ?? ''} +`}
            state={block.state}
            gains={gains}
          />
        </GridItem>
        <GridItem span={6}>
          <TrendChart
            {...method}
            title={
              grown === null
                ? t(messages.growth, { metric: label })
                : t(messages.growthLead, {
                    metric: label,
                    value: (grown.isRounded ? ABOUT : '') + formatNumber(grown.value),
                    gain: formatDelta(grown.gain),
                  })
            }
            note={t(messages.growthNote)}
            csvName={`${name} ${shown?.metric ?? ''}`}
            state={block.state}
            baseline="auto"
            events={events
              .filter(({ type }) => type !== 'chapter')
              .map((event): ChartMark => ({ day: event.day, label: line(event) }))
              .concat(marks)}
            series={
              shown === undefined
                ? []
                : [
                    {
                      id: shown.metric,
                      label,
                      points: points.map(({ day, value }) => ({ day, value })),
                    },
                  ]
            }
          />
        </GridItem>
      </Grid>
    </Section>
  );
}

type Points = EndpointResponse<typeof bookHistory>['metrics'][number]['points'];

/** The sign before a value that the portal rounds, with a narrow space that does not break. */
const ABOUT = '≈\u202f';

/** Returns the last value and its gain since the first one; null: unknown, or below the rounding step. */
function growthOf(points: Points): { value: number; gain: number; isRounded: boolean } | null {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const gain = last.value - first.value;
  const step = Math.max(first.step, last.step);
  return step > 1 && Math.abs(gain) < step
    ? null
    : { value: last.value, gain, isRounded: last.step > 1 };
}
