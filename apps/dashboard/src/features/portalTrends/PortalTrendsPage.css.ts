import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The figures and the first table are close to the tabs: they are what the page is opened for. */
export const panel = style({
  '@layer': { [layers.app]: { paddingBlockStart: vars.space.sm } },
});
