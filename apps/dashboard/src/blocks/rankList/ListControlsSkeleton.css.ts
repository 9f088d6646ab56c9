import { layers, media } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';
import { PHONE_ICON } from '../phoneIcon.css.ts';

/** As wide as the button of the film: an icon on a phone, an icon with words elsewhere. */
export const film = style({
  '@layer': {
    [layers.app]: {
      inlineSize: '11.5rem',
      '@media': { [media.below('md')]: { inlineSize: PHONE_ICON } },
    },
  },
});
