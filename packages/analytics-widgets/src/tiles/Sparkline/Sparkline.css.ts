import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

export const root = style({ display: 'block', color: vars.color.chart[1], overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const dot = style({ fill: 'currentColor' });

/** A partial day: dashes in the colour of the charts' hatch. */
export const partial = style({
  stroke: vars.color.chart.gap,
  strokeWidth: '2px',
  strokeDasharray: '2 2',
});
