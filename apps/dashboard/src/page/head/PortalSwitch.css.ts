import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The mark of the portal and its name. */
export const root = style({
  '@layer': {
    [layers.app]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs },
  },
});
