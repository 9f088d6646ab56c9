import { layers, media } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two rows of genres; on a phone, where they are narrower, five. */
export const factsRoom = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      blockSize: '4rem',
      '@media': { [media.below('md')]: { blockSize: '10.25rem' } },
    },
  },
});
