import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';

/** Borders lose what is beyond a whole pixel: these are four pixels beside the sizes of texts. */
const SIDE = '0.34em solid transparent';
const POINT = '0.5em solid currentColor';

/**
 * ▲ or ▼ of a change before its number, of borders: a screen of a table has dozens of them, and a
 * drawing is two elements each time. Paper prints borders where it leaves backgrounds out.
 */
export const changeArrow = (direction: 'up' | 'down'): StyleRule => ({
  '::before': {
    content: '""',
    alignSelf: 'center',
    // Has the width of an icon, so that numbers are aligned with those beside icons.
    marginInline: '0.15em',
    borderInline: SIDE,
    [direction === 'up' ? 'borderBlockEnd' : 'borderBlockStart']: POINT,
  },
  '@media': {
    // Sides that cannot be seen would be painted there, and the arrow be a box.
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
});
