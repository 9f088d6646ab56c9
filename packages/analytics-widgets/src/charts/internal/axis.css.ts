import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font } = vars;

/** What every axis is drawn with, whatever stands on it. */
export const axisText = style({
  fill: color.chart.axis,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
  fontVariantNumeric: 'tabular-nums',
});

export const gridLine = style({
  stroke: color.chart.grid,
  strokeWidth: '1px',
  // A stretched drawing keeps its lines.
  selectors: { '[data-sketch] &': { vectorEffect: 'non-scaling-stroke' } },
});

export const baseLine = style({ stroke: color.chart.axis, strokeWidth: '1px' });
