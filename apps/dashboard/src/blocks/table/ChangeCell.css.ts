import { layers, media } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** One line each in a table, whose rows are of equal height; cards of the narrowest phones have no room for it. */
export const basis = style({
  '@layer': {
    [layers.app]: {
      whiteSpace: 'nowrap',
      '@media': { [media.below('md')]: { whiteSpace: 'normal' } },
    },
  },
});
