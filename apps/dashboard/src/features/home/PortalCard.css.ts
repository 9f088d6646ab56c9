import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** A second link stays above the card's own. */
export const above = style({
  '@layer': { [layers.app]: { position: 'relative', zIndex: 1 } },
});

/**
 * A dot where the data are of today or yesterday, a ring where they are older: readable without
 * colour.
 */
export const dot = style({
  '@layer': {
    [layers.app]: {
      flex: 'none',
      inlineSize: vars.space.xs,
      blockSize: vars.space.xs,
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.status.warning.accent}`,
      selectors: {
        '&[data-state=fresh]': {
          borderColor: vars.color.status.success.accent,
          background: vars.color.status.success.accent,
        },
      },
    },
  },
});

/** A word before a long name is never broken for it. */
export const label = style({ '@layer': { [layers.app]: { flex: 'none' } } });
