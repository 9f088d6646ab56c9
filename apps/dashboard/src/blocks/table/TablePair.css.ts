import { layers } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const pair = style({});

/** A table whose neighbour has nothing to show takes the row. */
globalStyle(`${pair} > :only-child`, { '@layer': { [layers.app]: { gridColumn: '1 / -1' } } });
