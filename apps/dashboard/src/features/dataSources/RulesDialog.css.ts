import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Each rule is read by itself. */
export const rules = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      listStyle: 'disc',
      paddingInlineStart: vars.space.lg,
    },
  },
});
