import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The image stands beside the text and below it, never behind it. */
export const panel = style({
  '@layer': {
    [layers.app]: {
      backgroundColor: vars.color.surface.page,
      paddingBlockEnd: vars.space.lg,
    },
  },
});
