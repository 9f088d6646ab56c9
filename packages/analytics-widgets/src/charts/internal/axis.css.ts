import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font } = vars;

/** Text style of all axes. */
export const axisText = style({
  fill: color.chart.axis,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Tabular digits of the Persian face are all as wide as its widest: numbers would fall apart.
    '&:lang(fa)': { fontVariantNumeric: 'normal' },
  },
});

export const gridLine = style({
  stroke: color.chart.grid,
  strokeWidth: '1px',
});

export const baseLine = style({ stroke: color.chart.axis, strokeWidth: '1px' });
