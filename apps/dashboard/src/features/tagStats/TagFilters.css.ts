import { layers } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** A line of their own: beside the period they would wait for their number to know theirs. */
export const root = style({ '@layer': { [layers.app]: { inlineSize: '100%' } } });
