import { style } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Chips stand as near to the edge above and below as beside it. */
export const well = style({
  flexWrap: 'wrap',
  rowGap: space.xxs,
  columnGap: space.xxs,
  paddingBlock: '4px',
  paddingInlineStart: '5px',
  cursor: 'text',
});

export const chips = style({ display: 'contents' });
export const group = style({ display: 'contents' });

/** A box of its own: what is drawn by its children alone could not take the focus. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  outline: 'none',
});

export const tag = style({
  maxInlineSize: '100%',
  minInlineSize: 0,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '0px' },
    '&[data-disabled]': { color: color.text.disabled, background: 'transparent' },
  },
});

export const input = style({
  flex: '1 1 80px',
  inlineSize: 'auto',
  minInlineSize: '80px',
  paddingInlineStart: '7px',
  minBlockSize: '26px',
});

export const actions = style({ alignSelf: 'flex-end' });

export const limit = style({
  ...type('caption'),
  ...tabular,
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text.secondary,
});
