import { useFormats } from '@litometr/analytics-widgets';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../block.ts';
import { chartMethod, mostOf } from '../charts/chartMethod.tsx';
import { MirroredBars } from '../charts/charts.ts';
import { DayTrend } from '../charts/DayTrend.tsx';
import { useGainTitle } from '../charts/useLargestGain.ts';
import { groupMessages } from './group.messages.ts';
import { groupPageMessages as messages } from './groupPage.messages.ts';
import type { GroupParts } from './groupParts.ts';

export interface GroupChartsProps {
  block: Block<GroupParts>;
  /** Of the exported files. */
  name: string;
  /** A part of the days is chosen on a chart; without it they are as they are. */
  onRange?: (range: { from: string; to: string }) => void;
}

/** The story of a group: its part of what is written against its part of the top, and what follows. */
export function GroupCharts({ block, name, onRange }: GroupChartsProps) {
  const { formatMessage: t } = useIntl();
  const { formatPercent, formatValue } = useFormats();
  const gainTitle = useGainTitle();
  const { state } = block;
  const series = block.data?.series ?? [];
  // The same means as in the tiles.
  const top = block.data?.figures.top_share.value ?? null;
  const supply = block.data?.figures.supply_share.value ?? null;
  const gap =
    top === null || supply === null
      ? t(messages.sharesTitle)
      : t(messages.sharesNow, { top: formatPercent(top), supply: formatPercent(supply) });
  const common = { state, days: series, ...(onRange && { onRangeChange: onRange }) };
  // An earlier one would be stated as that of the last day.
  const lift = series.at(-1)?.lift ?? null;
  const times = (value: number) => t(groupMessages.times, { value: formatValue(value, 'ratio') });
  const sumOf = (part: 'top_entered' | 'top_left') =>
    series.reduce((sum, day) => sum + (day[part] ?? 0), 0);
  const [entered, left] = [sumOf('top_entered'), sumOf('top_left')];
  return (
    <Grid>
      <GridItem span={6} id="shares">
        <DayTrend
          {...common}
          title={gap}
          {...(top !== null &&
            supply !== null && {
              subjects: [
                { text: formatPercent(top), hue: 0 },
                { text: formatPercent(supply), hue: 1 },
              ],
            })}
          note={t(messages.sharesNote)}
          csvName={`${name} shares`}
          format="percent"
          lines={[
            { id: 'top', label: t(messages.topShare), value: ({ top_share }) => top_share },
            {
              id: 'supply',
              label: t(messages.supplyShare),
              value: ({ supply_share }) => supply_share,
            },
          ]}
        />
      </GridItem>
      <GridItem span={6} id="lift">
        <DayTrend
          {...common}
          title={
            lift === null
              ? t(messages.liftTitle)
              : t(messages.liftLead, {
                  value: times(lift.value),
                  low: times(lift.low),
                  high: times(lift.high),
                })
          }
          {...(lift !== null && { subjects: [{ text: times(lift.value), hue: 0 }] })}
          note={t(messages.liftNote)}
          scale="log"
          csvName={`${name} lift`}
          lines={[
            { id: 'lift', label: t(messages.lift), value: ({ lift }) => lift?.value ?? null },
            {
              id: 'low',
              label: t(messages.liftLow),
              value: ({ lift }) => lift?.low ?? null,
              bound: { of: 'lift', side: 'low' },
            },
            {
              id: 'high',
              label: t(messages.liftHigh),
              value: ({ lift }) => lift?.high ?? null,
              bound: { of: 'lift', side: 'high' },
            },
          ]}
        />
      </GridItem>
      <GridItem span={6} id="gain">
        <DayTrend
          {...common}
          {...gainTitle(series, t(messages.gainTitle))}
          note={t(messages.gainNote)}
          csvName={`${name} gain`}
          {...chartMethod({ n: mostOf(series) })}
          lines={[{ id: 'gain', label: t(messages.gain), value: ({ gain }) => gain }]}
        />
      </GridItem>
      <GridItem span={6} id="moves">
        <MirroredBars
          title={
            entered + left === 0 ? t(messages.movesTitle) : t(messages.movesLead, { entered, left })
          }
          headingLevel={2}
          note={t(messages.movesNote)}
          csvName={`${name} moves`}
          height={260}
          state={state}
          labels={{ up: t(messages.entered), down: t(messages.left) }}
          points={series.map(({ day, top_entered, top_left }) => ({
            day,
            up: top_entered,
            down: top_left,
          }))}
        />
      </GridItem>
    </Grid>
  );
}
