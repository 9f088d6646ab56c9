import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xxs,
      marginInlineStart: 'auto',
      '@media': { print: { display: 'none' } },
    },
  },
});
