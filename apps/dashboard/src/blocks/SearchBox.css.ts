import { layers, media } from '@litometr/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** On a phone a row of its own, up to both edges of the page. */
const row = {
  '@media': { [media.below('md')]: { flexBasis: '100%', maxInlineSize: 'none' } },
} as const;

export const root = styleVariants({ long: {}, short: { maxInlineSize: '17rem' } }, (size) => ({
  '@layer': { [layers.app]: { ...size, ...row } },
}));
