import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cards of a row share its grid lines: names, figures, published metrics and links are aligned. */
export const card = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      rowGap: vars.space.sm,
      alignContent: 'start',
    },
  },
});

/** A number is short, days are not. */
export const figures = style({
  '@layer': { [layers.app]: { gridTemplateColumns: 'auto 1fr 1fr', columnGap: vars.space.md } },
});

/** Lists of terms have the width of the card. */
export const wide = style({ '@layer': { [layers.app]: { gridTemplateColumns: '1fr' } } });

export const pageLinks = style({
  '@layer': {
    [layers.app]: { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: vars.space.xs },
  },
});
