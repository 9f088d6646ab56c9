import { style } from '../../internal/style.ts';
import { media } from '../../internal/theme.ts';

/** Retains its colour in forced colours mode. */
export const band = style({
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
