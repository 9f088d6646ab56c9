import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sized by its largest content, so that the content below does not shift when that appears. */
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

/** The label and the page size control, at the end of the line. */
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
