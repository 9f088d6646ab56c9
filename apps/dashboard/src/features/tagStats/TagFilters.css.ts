import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** A line of their own: beside the period they would wait for their number to know theirs. */
export const root = style({
  '@layer': {
    [layers.app]: {
      inlineSize: '100%',
      '@media': {
        // Two by two: in lines that break by length they moved while the page was on its way.
        [media.below('md')]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: vars.space.sm,
        },
      },
    },
  },
});

/** Words that are looked for are longer than what is chosen. */
export const search = style({ '@layer': { [layers.app]: { gridColumn: '1 / -1' } } });
