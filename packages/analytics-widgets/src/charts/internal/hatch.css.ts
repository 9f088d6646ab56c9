import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

/** The hatch of unknown values, as a swatch beside its text. */
export const hatchSwatch = style({
  inlineSize: '16px',
  blockSize: '10px',
  flex: 'none',
  backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.chart.gap} 0 1.25px, transparent 1.25px 4.25px)`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
