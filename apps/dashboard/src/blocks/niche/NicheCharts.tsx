import { useFormats } from '@litometr/analytics-widgets';
import type { Bin, PortalSlug } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { portalPath } from '../../portals/portals.ts';
import type { Block } from '../block.ts';
import { Histogram, MirroredBars, TrendChart } from '../charts/charts.ts';
import { nichePageMessages as messages } from './nichePage.messages.ts';
import type { NicheParts } from './nicheParts.ts';

export interface NicheChartsProps {
  block: Block<NicheParts>;
  /** Of the exported files. */
  name: string;
  onRange: (range: { from: string; to: string }) => void;
}

/** The story of a niche: its part of what is written against its part of the top, and what follows. */
export function NicheCharts({ block, name, onRange }: NicheChartsProps) {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const { state } = block;
  const series = block.data?.series ?? [];
  const last = series.at(-1);
  const line = (
    id: string,
    label: string,
    value: (day: (typeof series)[number]) => number | null,
  ) => ({
    id,
    label,
    points: series.map((each) => ({ day: each.day, value: value(each) })),
  });
  const gap =
    last?.supply_share == null || last.top_share === null
      ? t(messages.sharesTitle)
      : t(messages.sharesNow, {
          top: formatPercent(last.top_share),
          supply: formatPercent(last.supply_share),
        });
  return (
    <Grid>
      <GridItem span={6}>
        <TrendChart
          title={gap}
          headingLevel={2}
          note={t(messages.sharesNote)}
          csvName={`${name} shares`}
          state={state}
          format="percent"
          onRangeChange={onRange}
          series={[
            line('top', t(messages.topShare), ({ top_share }) => top_share),
            line('supply', t(messages.supplyShare), ({ supply_share }) => supply_share),
          ]}
        />
      </GridItem>
      <GridItem span={6}>
        <TrendChart
          title={t(messages.liftTitle)}
          headingLevel={2}
          note={t(messages.liftNote)}
          csvName={`${name} lift`}
          state={state}
          onRangeChange={onRange}
          series={[
            line('lift', t(messages.lift), ({ lift }) => lift?.value ?? null),
            line('low', t(messages.liftLow), ({ lift }) => lift?.low ?? null),
            line('high', t(messages.liftHigh), ({ lift }) => lift?.high ?? null),
          ]}
        />
      </GridItem>
      <GridItem span={6}>
        <TrendChart
          title={t(messages.gainTitle)}
          headingLevel={2}
          note={t(messages.gainNote)}
          csvName={`${name} gain`}
          state={state}
          onRangeChange={onRange}
          series={[line('gain', t(messages.gain), ({ gain }) => gain)]}
        />
      </GridItem>
      <GridItem span={6}>
        <MirroredBars
          title={t(messages.movesTitle)}
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

/**
 * Bins as the chart takes them: up to the last that holds anything; the one without an end is as
 * wide as the one before.
 */
function closed(bins: readonly Bin[]) {
  const full = bins.slice(0, bins.findLastIndex(({ count }) => count > 0) + 1);
  return full.map(({ from, to, count }, index) => {
    const before = full[index - 1];
    return { from, to: to ?? from + (before === undefined ? from : from - before.from), count };
  });
}

interface NicheTermsProps {
  block: Block<NicheParts>;
  name: string;
  portal: PortalSlug;
  /** The filter of the catalogue that is this niche: `tag=7`. */
  filter: string;
  median: { price: number | null; chars: number | null };
}

/** What its books cost and how long they are; a bar leads to those books. */
export function NicheTerms({ block, name, portal, filter, median }: NicheTermsProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const open = (key: 'price' | 'chars', from: number, to: number) =>
    void navigate(`${portalPath(portal, 'books')}?${filter}&${key}=${from}..${to}`);
  const marker = (value: number | null) =>
    value === null ? {} : { marker: { value, label: t(messages.median) } };
  return (
    <Grid>
      <GridItem span={6}>
        <Histogram
          title={t(messages.prices)}
          headingLevel={2}
          csvName={`${name} prices`}
          state={block.state}
          label={t(messages.price)}
          format="money"
          countLabel={t(messages.books)}
          bins={closed(block.data?.prices ?? [])}
          onChoose={({ from, to }) => open('price', from, to)}
          {...marker(median.price)}
        />
      </GridItem>
      <GridItem span={6}>
        <Histogram
          title={t(messages.volumes)}
          headingLevel={2}
          csvName={`${name} volumes`}
          state={block.state}
          label={t(messages.volume)}
          format="volume"
          countLabel={t(messages.books)}
          bins={closed(block.data?.volumes ?? [])}
          onChoose={({ from, to }) => open('chars', from, to)}
          {...marker(median.chars)}
        />
      </GridItem>
    </Grid>
  );
}
