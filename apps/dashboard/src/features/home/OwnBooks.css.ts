import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';
import { root } from './pressedCard.css.ts';

/** Of a card. */
const HEIGHT = '7rem';

/** Height of the row with room for focus rings; its placeholder has the same height. */
export const PLACE = `calc(${HEIGHT} + 2 * ${vars.space.xxs})`;

/** One row at any width: what has no room is scrolled to. */
export const row = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(15rem, 1fr)',
      gap: vars.space.md,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      // A ring of focus is never cut by the edge of what scrolls.
      paddingBlock: vars.space.xxs,
      paddingInline: vars.space.xxs,
      marginInline: `calc(-1 * ${vars.space.xxs})`,
      overflowX: 'auto',
      scrollPaddingInline: vars.space.xxs,
      scrollSnapType: 'inline proximity',
      '@media': { [media.up('lg')]: { gridAutoColumns: 'minmax(15rem, 25%)' } },
    },
  },
});

export const card = style([
  root,
  {
    '@layer': {
      [layers.app]: {
        boxSizing: 'border-box',
        blockSize: HEIGHT,
        overflow: 'hidden',
        scrollSnapAlign: 'start',
      },
    },
  },
]);

/** The empty state in place of the row. */
export const place = style({
  '@layer': {
    [layers.app]: { boxSizing: 'border-box', minBlockSize: PLACE, alignContent: 'center' },
  },
});
