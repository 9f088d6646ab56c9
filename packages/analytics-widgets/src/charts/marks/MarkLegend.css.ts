import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color } = vars;

/** The middle of a cohort, in the legend as in the plot. */
export const median = style({
  fill: 'none',
  stroke: color.chart.axis,
  strokeWidth: '1.5px',
  strokeDasharray: '5 4',
});

/** A dashed line in the legend, as in the plot. */
export const lineSwatch = style({
  flex: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The areas behind the lines, in the legend. */
export const bandSwatch = style({
  flex: 'none',
  inlineSize: '14px',
  blockSize: '10px',
  borderRadius: '2px',
  selectors: {
    '&[data-band="wide"]': {
      background: `color-mix(in srgb, ${color.border.subtle} 60%, transparent)`,
      border: `1px solid ${color.border.subtle}`,
    },
    '&[data-band="narrow"]': {
      background: `color-mix(in srgb, ${color.border.strong} 45%, transparent)`,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
