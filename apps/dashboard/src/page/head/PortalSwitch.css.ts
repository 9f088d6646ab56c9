import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';
import { portals } from '../../portals/portals.ts';

/**
 * Has its final width before its icons have loaded, since the width decides whether it fits next to
 * the title.
 */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      flex: 'none',
      gridTemplateColumns: `repeat(${portals.length}, 1.75rem)`,
      gap: vars.space.xxs,
    },
  },
});

/** The portal of the page is underlined. */
export const link = style({
  '@layer': {
    [layers.app]: {
      display: 'inline-flex',
      justifyContent: 'center',
      paddingBlock: vars.space.xxs,
      borderBlockEnd: '2px solid transparent',
      transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
      selectors: {
        '&:hover': { borderBlockEndColor: vars.color.border.strong },
        '&[aria-current]': { borderBlockEndColor: vars.color.text.link },
      },
    },
  },
});
