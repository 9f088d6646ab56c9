import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The figures and the first table are close to the tabs: they are what the page is opened for. */
export const panel = style({
  '@layer': { [layers.app]: { paddingBlockStart: vars.space.sm } },
});

/** One group where it fits. On a phone its last controls share a row with the actions of the page. */
export const movement = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xs,
      '@media': { [media.below('md')]: { display: 'contents' } },
    },
  },
});
