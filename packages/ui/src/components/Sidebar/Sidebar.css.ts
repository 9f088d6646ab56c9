import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** The column from md up. Below md it takes no space; the drawer replaces it while open. */
export const column = style({
  display: 'none',
  '@media': {
    [media.up('md')]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'sticky',
      insetBlockStart: vars.size.header,
      inlineSize: vars.size.sidebar,
      blockSize: `calc(100dvb - ${vars.size.header})`,
      background: color.surface.raised,
      borderInlineEnd: `1px solid ${color.border.subtle}`,
    },
  },
});

/** At the side that the page starts at, full height; it leaves a backdrop to tap beside it. */
export const drawer = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(85%, 22rem)',
  maxInlineSize: 'none',
  blockSize: '100dvb',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderStartEndRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: color.surface.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.float,
  selectors: {
    '&:not([open])': { display: 'none' },
    '&::backdrop': { background: color.surface.veil },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@starting-style': { opacity: 0 },
  transition: `opacity ${vars.duration.panel} ${vars.ease.out}`,
});

globalStyle(`html:has(${drawer}:modal)`, {
  '@layer': { [layers.ui]: { overflow: 'hidden' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: vars.size.header,
  paddingInline: space.md,
  paddingInlineEnd: space.xs,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const title = style({
  ...type('lead'),
  fontWeight: vars.font.weight.semibold,
});

/** In the column the title is a quiet line: the place says what it is. */
export const columnTitle = style({
  ...type('caption'),
  color: color.text.secondary,
  paddingBlockStart: space.md,
  paddingInline: space.lg,
});

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.sm,
  scrollbarWidth: 'thin',
});
