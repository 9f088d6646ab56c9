import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

/** Steps of a ground's hue: more cannot be told apart from cell to cell. */
const STEPS = 7;
/** Parts of the hue, in percent: over the last one text still has 5:1 in either preset. */
const PALEST = 5;
const FULLEST = 52;

/** Grounds of cells, from the palest on. */
export const grounds = Array.from({ length: STEPS }, (_, step) => {
  const along = step / (STEPS - 1);
  const part = Math.round(PALEST + along * (FULLEST - PALEST));
  return style({
    selectors: {
      // Stronger than the ground of a row that is pointed at or chosen: its shade is its value.
      '&&&&': {
        background: `color-mix(in srgb, ${vars.color.chart[1]} ${part}%, ${vars.color.surface.raised})`,
      },
    },
    '@media': {
      // Where grounds are the system's a bar at the foot tells the same.
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
