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
      justifyContent: 'end',
      marginInlineStart: 'auto',
      '@media': {
        [media.below('md')]: { selectors: { '[data-portal] > &': { order: -1 } } },
      },
    },
  },
});
