import { layers, media } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the parts of the list. Cards have no columns to choose; the head of the page has the file. */
export const tools = style({
  '@layer': {
    [layers.app]: { flex: 'none', '@media': { [media.below('md')]: { display: 'none' } } },
  },
});
