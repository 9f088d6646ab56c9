import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { ellipsis } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';
import * as button from '../Button/Button.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as mark from '../Logo/Logo.css.ts';

/** A phone held upright: every pixel of the line is needed. */
const narrow = '(max-width: 420px)';
const coarse = '(pointer: coarse)';

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.header,
  containerType: 'inline-size',
  paddingInline: vars.space.md,
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.up('md')]: { paddingInline: vars.space.lg },
    [narrow]: { paddingInline: vars.space.xs, gap: vars.space.xxs },
  },
});

/** The button hangs into the padding, so that its icon aligns with the content below. */
export const menu = style({
  marginInlineStart: '-8px',
  '@media': {
    [media.up('md')]: { display: 'none' },
    [narrow]: { marginInlineStart: 0 },
  },
});

export const logo = style({ display: 'flex', flex: 'none', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

/* In the bar words are cut, not broken: buttons keep their width, links such as a name give way. */
globalStyle(`${actions} > *`, { '@layer': { [layers.ui]: { flex: 'none' } } });
globalStyle(`${actions} > a`, {
  '@layer': { [layers.ui]: { flex: '0 1 auto', minInlineSize: vars.control.md } },
});
globalStyle(`${actions} ${button.label}`, { '@layer': { [layers.ui]: ellipsis } });

const unseen = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: '1px',
  overflow: 'hidden',
} as const;

/* Parts that do not fit are hidden visually, not from screen readers: first the product name, then
   the user name, whose icon remains. Text that is a count (`data-count`) remains as well. */
globalStyle(`${logo} ${mark.word}`, {
  '@container': { '(max-width: 420px)': { '@layer': { [layers.ui]: unseen } } },
});
globalStyle(`${actions} > a:not([data-count]) ${button.label}:not(:only-child)`, {
  '@container': { '(max-width: 359px)': { '@layer': { [layers.ui]: unseen } } },
});

/* A finger gets 44 px, downwards always and across where the line has them: on the narrowest phones
   the icons move together, never under 28 px, and no icon is squeezed. */
globalStyle(`${root} > ${menu}, ${actions} > *`, {
  '@media': { [coarse]: { '@layer': { [layers.ui]: { minBlockSize: vars.control.lg } } } },
});
globalStyle(`${root} > ${menu}, ${actions} > ${iconButton.root}, ${actions} > a`, {
  '@media': { [coarse]: { '@layer': { [layers.ui]: { minInlineSize: vars.control.lg } } } },
});
globalStyle(`${logo} > a`, {
  '@media': {
    [coarse]: {
      '@layer': {
        [layers.ui]: {
          display: 'inline-flex',
          alignItems: 'center',
          minBlockSize: vars.control.lg,
        },
      },
    },
  },
});
globalStyle(actions, {
  '@media': { [narrow]: { '@layer': { [layers.ui]: { flex: '1 1 auto', gap: 0 } } } },
});
globalStyle(`${root} > ${menu}, ${actions} > ${iconButton.root}, ${actions} > a`, {
  '@media': {
    [narrow]: {
      '@layer': {
        [layers.ui]: {
          flex: `0 1 ${vars.control.lg}`,
          inlineSize: 'auto',
          minInlineSize: '28px',
          paddingInline: 0,
        },
      },
    },
  },
});
/* A count of none is no words: what is empty takes no gap from the icon. */
globalStyle(`${actions} ${button.label}:empty`, {
  '@layer': { [layers.ui]: { display: 'none' } },
});
globalStyle(`${actions} > a svg`, { '@layer': { [layers.ui]: { flex: 'none' } } });
