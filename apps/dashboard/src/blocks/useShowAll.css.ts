import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words of a button without a border begin where the texts above it do. */
export const button = style({
  '@layer': {
    [layers.app]: {
      justifySelf: 'start',
      alignSelf: 'start',
      marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    },
  },
});
