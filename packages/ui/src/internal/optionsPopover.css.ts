import { style } from './style.ts';

/** As wide as the field, so that the typed text and the results are aligned. */
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
