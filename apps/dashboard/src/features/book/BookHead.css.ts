import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.lg,
      gridTemplateColumns: '1fr',
      '@media': {
        [media.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.xl },
      },
    },
  },
});

export const cover = style({ '@layer': { [layers.app]: { justifySelf: 'start' } } });

export const text = style({ '@layer': { [layers.app]: { minInlineSize: 0 } } });

/** Line length of about 68 characters: in `ch` it would change when the web font loads. */
export const annotation = style({
  '@layer': { [layers.app]: { maxInlineSize: '42.9em', whiteSpace: 'pre-line' } },
});
