import { layers } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Four facts: two by two on every screen. */
export const facts = style({
  '@layer': { [layers.app]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
