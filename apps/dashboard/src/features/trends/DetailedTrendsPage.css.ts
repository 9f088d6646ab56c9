import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Controls beside the chart, never narrower than a choice of three. */
export const workbench = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      '@media': {
        [media.up('lg')]: { gridTemplateColumns: 'minmax(14.5rem, 1fr) minmax(0, 3fr)' },
      },
    },
  },
});

/** As high as the usual controls: seven of them, in as many lines as the width allows. */
export const controlsRoom = style({
  '@layer': {
    [layers.app]: {
      minBlockSize: '34.5rem',
      '@media': {
        [media.below('lg')]: { minBlockSize: '20.25rem' },
        [media.below('md')]: { minBlockSize: '26rem' },
      },
    },
  },
});
