import { layers, media } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** A phone has room for the icon; the words remain the name of the button. */
export const phoneIconWords = style({
  '@layer': {
    [layers.app]: {
      '@media': {
        [media.below('md')]: {
          position: 'absolute',
          inlineSize: '1px',
          overflow: 'clip',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

/** Width of such a button on a phone. */
export const PHONE_ICON = '2.75rem';
