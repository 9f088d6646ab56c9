import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xxs,
      justifyContent: 'end',
      marginInlineStart: 'auto',
      '@media': {
        print: { display: 'none' },
        // With a text button they never fit next to the portals, so they start on their own line
        // without measuring.
        [media.below('md')]: { selectors: { '&[data-worded]': { flexBasis: '100%' } } },
      },
    },
  },
});
