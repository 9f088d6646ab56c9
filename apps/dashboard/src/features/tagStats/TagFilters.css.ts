import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * A separate line: next to the period their layout would depend on their number, known only later.
 */
export const root = style({
  '@layer': {
    [layers.app]: {
      // Beside them the actions of the page have room.
      flex: '1 1 calc(100% - 12rem)',
      '@media': {
        // Two per line: with wrapping by length they would shift while the page is loading.
        [media.below('md')]: {
          flexBasis: '100%',
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: vars.space.sm,
        },
      },
    },
  },
});

/** A search text is longer than the chosen options. */
export const search = style({ '@layer': { [layers.app]: { gridColumn: '1 / -1' } } });
