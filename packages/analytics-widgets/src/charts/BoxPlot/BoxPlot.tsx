import type { ChartTable } from '../../internal/dataFile.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { useValueText } from '../internal/useValueText.ts';
import { amountScale, FOOT, ROW, RowsPlot } from '../marks/RowsPlot.tsx';
import { Box } from './Box.tsx';

/** The spread of a group; the owner has reckoned its quantiles. Null: too few to tell. */
export interface BoxGroup {
  id: string;
  label: string;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  n: number;
}

export interface BoxPlotProps extends ChartProps {
  groups: readonly BoxGroup[];
  /** What is spread: 'Price'. */
  label: string;
  format?: ValueFormat;
  /** Fewer than these make a hollow box. */
  smallSample?: number;
  /** By default the axis begins at zero; `auto` is for what never comes near it. */
  baseline?: 'zero' | 'auto';
  onChoose?: (id: string) => void;
}

const QUANTILES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** A row a group: whiskers from the tenth to the ninetieth percentile, the box the middle half. */
export function BoxPlot(props: BoxPlotProps) {
  const {
    groups,
    label,
    format = 'number',
    smallSample = 20,
    baseline = 'zero',
    onChoose,
    ...rest
  } = props;
  const { height = groups.length * ROW + FOOT, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const known = groups.flatMap((group) => QUANTILES.flatMap((key) => group[key] ?? []));
  const reach = baseline === 'zero' ? [0, ...known] : known;
  const told = (group: BoxGroup, write: (value: number | null) => string) =>
    QUANTILES.map((key) => ({
      id: key,
      label: strings.chart.quantile(key),
      text: write(group[key]),
    }));
  const sample = ({ n }: BoxGroup) =>
    strings.chart.reading(strings.chart.sample, formats.formatNumber(n));
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      ...QUANTILES.map((key) => ({ id: key, header: strings.chart.quantile(key) })),
      { id: 'n', header: strings.chart.sample },
    ],
    rows: groups.map((group) => [
      { text: group.label, value: group.label },
      ...QUANTILES.map((key) => ({ text: text(group[key]), value: group[key] })),
      { text: formats.formatNumber(group.n), value: group.n },
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={known.length === 0} table={table}>
      {(plot) => (
        <RowsPlot
          {...plot}
          label={frame.title}
          names={groups.map((group) => group.label)}
          scale={amountScale([Math.min(...reach), Math.max(...reach)], 'linear', (value) =>
            formats.formatValue(value, format),
          )}
          extent={(row) => {
            const { p10, p25, p50, p75, p90 } = groups[row] ?? {};
            const low = p10 ?? p25 ?? p50;
            const high = p90 ?? p75 ?? p50;
            return low == null || high == null ? null : [low, high];
          }}
          draw={(row, y, toX) => {
            const group = groups[row];
            return group && <Box group={group} y={y} toX={toX} isSmall={group.n < smallSample} />;
          }}
          name={(row) => {
            const group = groups[row];
            if (!group) return '';
            const words = told(group, spoken).map((one) =>
              strings.chart.reading(one.label, one.text),
            );
            return strings.chart.reading(
              group.label,
              formats.formatList([...words, sample(group)]),
            );
          }}
          readout={(row) => {
            const group = groups[row];
            if (!group) return { title: '', rows: [] };
            return {
              title: `${group.label} · ${label}`,
              rows: told(group, text)
                .reverse()
                .map((one) => ({ ...one, color: seriesColor(0) })),
              notes: [sample(group)],
            };
          }}
          {...(onChoose && { onPress: (row) => onChoose(groups[row]?.id ?? '') })}
        />
      )}
    </ChartFrame>
  );
}
