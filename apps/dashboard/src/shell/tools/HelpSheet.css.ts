import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': { [layers.app]: { display: 'grid', gap: vars.space.sm, margin: 0 } },
});

export const row = style({
  '@layer': {
    [layers.app]: { display: 'grid', gridTemplateColumns: '6rem 1fr', alignItems: 'baseline' },
  },
});

export const text = style({ '@layer': { [layers.app]: { margin: 0 } } });
