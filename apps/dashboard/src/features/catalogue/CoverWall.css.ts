import { layers } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const wall = style({
  '@layer': { [layers.app]: { listStyle: 'none', margin: 0, padding: 0 } },
});

/** The entire card is clickable; the title is the link. */
export const item = style({
  '@layer': { [layers.app]: { position: 'relative', alignContent: 'start' } },
});

export const link = style({
  '@layer': {
    [layers.app]: {
      color: 'inherit',
      textDecoration: 'none',
      ':hover': { textDecoration: 'underline' },
    },
  },
});
