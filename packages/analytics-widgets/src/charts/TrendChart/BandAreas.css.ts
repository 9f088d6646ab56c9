import { style } from '../../internal/style.ts';
import { media } from '../../internal/theme.ts';

/** Under its line, in its hue: the line stays what is read first. */
export const band = style({
  fillOpacity: 0.16,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
