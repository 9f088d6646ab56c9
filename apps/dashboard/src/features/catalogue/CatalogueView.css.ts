import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Facets next to the books where both fit. */
export const layout = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.lg,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      '@media': {
        [media.below('md')]: { gap: vars.space.sm },
        [media.up('xl')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
      },
    },
  },
});
