import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** One under the other beside the chart; above it two in a line, or as many as fit. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      '@media': {
        [media.below('lg')]: {
          columnGap: vars.space.sm,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 45%), 1fr))',
        },
      },
    },
  },
});

/** Segments share a line of their own where columns are narrow. */
export const line = style({
  '@layer': {
    [layers.app]: { '@media': { [media.below('md')]: { gridColumn: '1 / -1' } } },
  },
});
