import { portalDefinitions } from '@litometr/domain';
import { layers, media, vars } from '@litometr/ui/theme';
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

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
} as const;

/** A mark with its name beside it, or below it; on the cards of a phone beside it, too. */
export const named = styleVariants(
  {
    inline: { gap: vars.space.xs },
    stacked: {
      flexDirection: 'column',
      '@media': {
        // As wide as the longest name: what follows in the same cell begins on one line.
        [media.up('md')]: { minInlineSize: '4.25rem' },
        [media.below('md')]: { flexDirection: 'row', gap: vars.space.xs },
      },
    },
  } as const,
  (place) => ({ '@layer': { [layers.app]: { ...base, ...place } } }),
);
