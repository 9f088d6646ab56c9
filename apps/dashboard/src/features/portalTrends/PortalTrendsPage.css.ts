import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The figures and the first table are close to the tabs: they are what the page is opened for. */
export const panel = style({
  '@layer': { [layers.app]: { paddingBlockStart: vars.space.sm } },
});

/** Three rows of controls on a phone, which are there before their code is. */
export const movement = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xs,
      '@media': {
        [media.below('md')]: {
          inlineSize: '100%',
          minBlockSize: `calc(3 * ${vars.control.md} + 2 * ${vars.space.xs})`,
        },
      },
    },
  },
});
