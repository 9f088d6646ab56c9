import { useCallback } from 'react';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { ChartTable } from '../internal/chartTable.ts';
import { seriesColor } from '../internal/colors.ts';
import { textRoom } from '../internal/plotBox.ts';
import { cutName } from '../marks/cutName.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { MarkPlot } from '../marks/MarkPlot.tsx';
import { numberAxis } from '../marks/numberAxis.ts';
import { PlotAxes } from '../marks/PlotAxes.tsx';

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
  onChoose?: (id: string) => void;
}

const ROW = 30;
const BOX = 12;
const QUANTILES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** A row a group: whiskers from the tenth to the ninetieth percentile, the box the middle half. */
export function BoxPlot(props: BoxPlotProps) {
  const { groups, label, format = 'number', smallSample = 20, onChoose, ...rest } = props;
  const { height = groups.length * ROW + 44, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const text = (value: number | null) =>
    value === null ? signs.missing : formats.formatValue(value, format);
  const known = groups.flatMap(({ p10, p90 }) => [p10 ?? [], p90 ?? []].flat());

  const layout = useCallback(
    (size: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const isMirrored = size.direction === 'rtl';
      const names = textRoom(
        groups.map((group) => group.label),
        Math.round(size.width * 0.34),
      );
      const area = {
        left: isMirrored ? 16 : names,
        right: size.width - (isMirrored ? names : 16),
        top: 4,
        bottom: size.height - 24,
      };
      const along = isMirrored
        ? ([area.right, area.left] as const)
        : ([area.left, area.right] as const);
      const toX = numberAxis([Math.min(0, ...known), Math.max(0, ...known)], along);
      const row = (area.bottom - area.top) / Math.max(1, groups.length);
      const middle = (index: number) => area.top + row * (index + 0.5);
      return {
        place: (index: number) => {
          const group = groups[index];
          const [a, b] = [toX(group?.p10 ?? 0), toX(group?.p90 ?? 0)];
          return {
            x: Math.min(a, b),
            y: middle(index) - BOX,
            width: Math.max(4, Math.abs(b - a)),
            height: 2 * BOX,
          };
        },
        at: (_: number, y: number) => {
          const index = Math.floor((y - area.top) / row);
          return index >= 0 && index < groups.length ? index : null;
        },
        drawing: (
          <PlotAxes
            area={area}
            isMirrored={isMirrored}
            isCrossed
            y={[]}
            x={toX.ticks.map((tick) => ({
              at: toX(tick),
              text: formats.formatValue(tick, format),
            }))}
          >
            {groups.map((group, index) => {
              const y = middle(index);
              return (
                <g key={group.id}>
                  <text
                    className={css.rowText}
                    x={isMirrored ? area.right + 8 : area.left - 8}
                    y={y}
                    dy="0.32em"
                    textAnchor={isMirrored ? 'start' : 'end'}
                  >
                    {cutName(group.label, names - 8)}
                  </text>
                  <Box group={group} y={y} toX={toX} isSmall={group.n < smallSample} />
                </g>
              );
            })}
          </PlotAxes>
        ),
      };
    },
    [groups, known, format, formats, smallSample],
  );
  const told = (group: BoxGroup) =>
    QUANTILES.map((key) => ({
      id: key,
      label: strings.chart.quantile(key),
      text: text(group[key]),
    }));
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
        <MarkPlot
          {...plot}
          label={frame.title}
          count={groups.length}
          layout={layout}
          name={(index) => {
            const group = groups[index];
            if (!group) return '';
            const words = told(group).map((row) => strings.chart.reading(row.label, row.text));
            words.push(strings.chart.reading(strings.chart.sample, formats.formatNumber(group.n)));
            return strings.chart.reading(group.label, formats.formatList(words));
          }}
          readout={(index) => {
            const group = groups[index];
            if (!group) return { title: '', rows: [] };
            return {
              title: `${group.label} · ${label}`,
              rows: told(group)
                .reverse()
                .map((row) => ({ ...row, color: seriesColor(0) })),
              notes: [strings.chart.reading(strings.chart.sample, formats.formatNumber(group.n))],
            };
          }}
          {...(onChoose && { onPress: (index) => onChoose(groups[index]?.id ?? '') })}
        />
      )}
    </ChartFrame>
  );
}

interface BoxProps {
  group: BoxGroup;
  y: number;
  toX: (value: number) => number;
  isSmall: boolean;
}

function Box({ group, y, toX, isSmall }: BoxProps) {
  const { p10, p25, p50, p75, p90 } = group;
  const hue = seriesColor(0);
  if (p50 === null) return null;
  const [start, end] = [toX(p25 ?? p50), toX(p75 ?? p50)];
  return (
    <>
      {p10 !== null && p90 !== null && (
        <line x1={toX(p10)} x2={toX(p90)} y1={y} y2={y} stroke={hue} strokeWidth={1.5} />
      )}
      <rect
        className={css.box}
        data-small={isSmall}
        x={Math.min(start, end)}
        y={y - BOX / 2}
        width={Math.max(2, Math.abs(end - start))}
        height={BOX}
        rx={2}
        stroke={hue}
      />
      <line
        x1={toX(p50)}
        x2={toX(p50)}
        y1={y - BOX / 2 - 2}
        y2={y + BOX / 2 + 2}
        stroke={hue}
        strokeWidth={3}
      />
    </>
  );
}
