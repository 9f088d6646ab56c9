import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Between lg and xl: the menu, the side and every figure of the list have room from here on. */
const hasSide = '(min-width: 1200px)';

/** The side, and the list in the rest of the room. */
export const columns = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [hasSide]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)' } },
    },
  },
});

/** Next to the list where it fits, and in view while the list scrolls. */
export const side = style({
  '@layer': {
    [layers.app]: {
      display: 'none',
      '@media': {
        [hasSide]: {
          display: 'block',
          position: 'sticky',
          insetBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
          maxBlockSize: `calc(100dvb - ${vars.size.header} - ${vars.space.xl})`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollbarWidth: 'thin',
          alignSelf: 'start',
        },
      },
    },
  },
});

/** What the page's head has instead where the side does not fit. */
export const insteadOfSide = style({
  '@layer': {
    [layers.app]: { '@media': { [hasSide]: { display: 'none' } } },
  },
});
