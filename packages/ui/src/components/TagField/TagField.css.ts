import { style } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Chips have the same distance to the edge above and below as beside it. */
export const well = style({
  alignItems: 'flex-end',
  paddingBlock: '2px',
  paddingInlineStart: '5px',
  cursor: 'text',
});

/** Chips flow as words do, and what is typed follows the last of them. */
export const flow = style({ flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden' });

/** An inline box of its own: an element with `display: contents` could not take the focus. */
export const inFlow = style({ display: 'inline', outline: 'none' });

export const tag = style({
  marginBlock: '3px',
  marginInlineEnd: space.xxs,
  verticalAlign: 'middle',
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
  inlineSize: '96px',
  minInlineSize: '48px',
  maxInlineSize: '100%',
  paddingInlineStart: '7px',
  minBlockSize: '30px',
  verticalAlign: 'middle',
  '@supports': { '(field-sizing: content)': { inlineSize: 'auto', fieldSizing: 'content' } },
});

export const actions = style({ minBlockSize: '30px' });

export const limit = style({
  ...type('caption'),
  ...tabular,
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text.secondary,
});
