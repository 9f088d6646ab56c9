import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
      ':hover': { borderColor: vars.color.border.strong },
    },
  },
});

/** The heading's link covers the card: a press anywhere opens the portal. */
export const cover = style({
  '@layer': {
    [layers.app]: {
      '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    },
  },
});

/** A second link stays above the card's own. */
export const above = style({
  '@layer': { [layers.app]: { position: 'relative', zIndex: 1 } },
});

/** A word before a long name is never broken for it. */
export const label = style({ '@layer': { [layers.app]: { flex: 'none' } } });
