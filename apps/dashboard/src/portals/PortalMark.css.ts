import { layers } from '@litometr/ui/theme';
import { styleVariants } from '@vanilla-extract/css';
import { portalMarks } from './portalMarks.ts';

export const ground = styleVariants(portalMarks, ({ light, dark }) => ({
  '@layer': {
    [layers.app]: {
      background: light,
      selectors: { '.dark &': { background: dark } },
      '@media': { print: { selectors: { '.dark &': { background: light } } } },
    },
  },
}));
