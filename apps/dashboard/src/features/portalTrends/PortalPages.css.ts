import { layers } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where the links do not fit they scroll sideways: the figures below stay where they are. */
export const root = style({
  '@layer': {
    [layers.app]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorInline: 'contain',
      '@media': { print: { display: 'none' } },
    },
  },
});

globalStyle(`${root} a`, {
  '@layer': { [layers.app]: { flex: 'none', maxInlineSize: 'none', whiteSpace: 'nowrap' } },
});
