import { layers } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside each other on the narrowest phone. */
export const facts = style({
  '@layer': {
    [layers.app]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))' },
  },
});
