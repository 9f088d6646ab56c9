import { portalDefinitions } from '@litometr/domain';
import { layers } from '@litometr/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const marks = Object.fromEntries(portalDefinitions.map(({ slug, mark }) => [slug, mark]));

/** Background of a portal's letters, by slug. */
export const ground = styleVariants(marks, ({ light, dark }) => ({
  '@layer': {
    [layers.app]: {
      background: light,
      selectors: { '.dark &': { background: dark } },
      '@media': { print: { selectors: { '.dark &': { background: light } } } },
    },
  },
}));
