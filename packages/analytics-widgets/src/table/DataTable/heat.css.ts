import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

/** Steps of a background hue: more cannot be distinguished from cell to cell. */
const HEAT_STEPS = 7;
/** Range of the hue in percent: text over the strongest has a contrast of 5:1 in both themes. */
const MIN_HUE_PERCENT = 5;
const MAX_HUE_PERCENT = 52;

/** Part of the hue in the background of each step. */
export const heatPercents = Array.from({ length: HEAT_STEPS }, (_, step) =>
  Math.round(MIN_HUE_PERCENT + (step / (HEAT_STEPS - 1)) * (MAX_HUE_PERCENT - MIN_HUE_PERCENT)),
);

/** Background colours of cells, from the palest to the strongest. */
export const heatClasses = heatPercents.map((percent, step) => {
  const along = step / (HEAT_STEPS - 1);
  return style({
    selectors: {
      // Overrides the background of hovered and selected rows, because the shade is the value.
      '&&&&': {
        background: `color-mix(in srgb, ${vars.color.chart[1]} ${percent}%, ${vars.color.surface.raised})`,
      },
    },
    '@media': {
      // In forced colours mode, where backgrounds are the system's, a bar at the bottom shows the
      // value.
      [media.forcedColors]: {
        '::after': {
          content: '""',
          display: 'block',
          inlineSize: `${Math.round(along * 100)}%`,
          blockSize: '2px',
          marginInlineStart: 'auto',
          background: 'CanvasText',
          forcedColorAdjust: 'none',
        },
      },
      print: { printColorAdjust: 'exact' },
    },
  });
});
