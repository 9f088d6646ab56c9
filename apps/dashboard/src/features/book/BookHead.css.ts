import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the authors are beside a small cover, and all else is below both. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '@media': {
        [media.up('md')]: { gridTemplateRows: 'auto 1fr', columnGap: vars.space.xl },
      },
    },
  },
});

export const cover = style({
  '@layer': {
    [layers.app]: {
      '@media': {
        [media.up('md')]: { gridRow: '1 / span 2' },
        [media.below('md')]: { inlineSize: '96px' },
      },
    },
  },
});

export const who = style({ '@layer': { [layers.app]: { minInlineSize: 0 } } });

export const text = style({
  '@layer': {
    [layers.app]: {
      minInlineSize: 0,
      '@media': { [media.below('md')]: { gridColumn: '1 / -1' } },
    },
  },
});

/** Line length of about 68 characters: in `ch` it would change when the web font loads. */
export const annotation = style({
  '@layer': { [layers.app]: { maxInlineSize: '42.9em', whiteSpace: 'pre-line' } },
});
