import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Of the largest thing in it: what stands below does not move when it is there. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.sm,
      minBlockSize: '2.5rem',
      '@media': { print: { display: 'none' } },
    },
  },
});

/** The words and the choice, at the end of the line. */
export const size = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      marginInlineStart: 'auto',
    },
  },
});
