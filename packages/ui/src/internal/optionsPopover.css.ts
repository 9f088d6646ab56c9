import { style } from './style.ts';

/** As wide as the field: what is typed and what is found stand under each other. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '200px',
  overflow: 'hidden',
});

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
