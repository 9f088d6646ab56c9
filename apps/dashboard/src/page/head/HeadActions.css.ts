import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the end of the row of controls; on a phone at the end of its first line, beside the portal. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xxs,
      marginInlineStart: 'auto',
      '@media': {
        [media.below('md')]: { selectors: { '[data-portal] > &': { order: -1 } } },
      },
    },
  },
});

/** On one line: where the page's own buttons leave no room, they go to the next one together. */
export const icons = style({
  '@layer': {
    [layers.app]: { display: 'flex', gap: vars.space.xxs, marginInlineStart: 'auto' },
  },
});
