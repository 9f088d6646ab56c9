import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': { [layers.app]: { display: 'flex', gap: vars.space.xxs, flexWrap: 'wrap' } },
});

/** The portal of the page is underlined. */
export const link = style({
  '@layer': {
    [layers.app]: {
      display: 'inline-flex',
      padding: vars.space.xxs,
      borderBlockEnd: '2px solid transparent',
      transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
      selectors: {
        '&:hover': { borderBlockEndColor: vars.color.border.strong },
        '&[aria-current]': { borderBlockEndColor: vars.color.text.link },
      },
    },
  },
});
