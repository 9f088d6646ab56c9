import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Between lg and xl: the menu, the side and every figure of the list have room from here on. */
const hasSide = '(min-width: 1200px)';

/** The side has a quarter of the room, and never less than the names in it need. */
export const columns = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [hasSide]: { gridTemplateColumns: 'minmax(13.5rem, 1fr) minmax(0, 3fr)' } },
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

/** A control of the page's head that is shown only where the side does not fit. */
export const insteadOfSide = style({
  '@layer': {
    [layers.app]: { '@media': { [hasSide]: { display: 'none' } } },
  },
});
