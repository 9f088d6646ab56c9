import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** A card that leads somewhere. */
export const root = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
      ':hover': { borderColor: vars.color.border.strong },
    },
  },
});

/** The link of the title covers the card: a press anywhere opens it. */
export const cover = style({
  '@layer': {
    [layers.app]: {
      '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    },
  },
});
