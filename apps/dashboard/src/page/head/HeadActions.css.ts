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
        // With a button in words they never fit beside the portals: they need not find that out as they come.
        [media.below('md')]: { selectors: { '&[data-worded]': { flexBasis: '100%' } } },
      },
    },
  },
});
