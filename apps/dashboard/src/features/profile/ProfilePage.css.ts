import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

const fade = vars.space.xxl;

/** The image stands beside the text and comes up below it, never behind it and never cut off. */
export const panel = style({
  '@layer': {
    [layers.app]: {
      backgroundImage: `linear-gradient(${vars.color.surface.page} calc(100% - ${fade}), transparent)`,
      paddingBlockEnd: fade,
    },
  },
});
