import { layers, media } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Width of a button that is an icon on a phone. */
export const PHONE_ICON = '2.75rem';

/** A button that is its icon on a phone, in the middle of it. */
export const phoneIcon = style({
  '@layer': {
    [layers.app]: {
      '@media': { [media.below('md')]: { gap: 0, inlineSize: PHONE_ICON, paddingInline: 0 } },
    },
  },
});

/** The words of such a button remain its name. */
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
