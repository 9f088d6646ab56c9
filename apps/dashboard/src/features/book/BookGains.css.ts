import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ '@layer': { [layers.app]: { display: 'grid', margin: 0 } } });

/** Figures end at the tile's edge, one under the other. */
export const line = style({
  '@layer': {
    [layers.app]: { display: 'flex', justifyContent: 'space-between', gap: vars.space.sm },
  },
});

export const gain = style({
  '@layer': {
    [layers.app]: {
      margin: 0,
      color: vars.color.text.primary,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
