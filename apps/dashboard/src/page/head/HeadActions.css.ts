import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the end of the row of controls. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xxs,
      justifyContent: 'end',
      marginInlineStart: 'auto',
    },
  },
});
