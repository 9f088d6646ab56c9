import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The mark of the portal and its name. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xs,
      // With the actions at the end of its line: what is chosen from then on has lines of its own.
      '@media': { [media.below('md')]: { order: -1 } },
    },
  },
});
