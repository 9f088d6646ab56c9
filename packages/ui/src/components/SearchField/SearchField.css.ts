import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** The button is there only when there is something to clear, without moving the text. */
export const clear = style({
  marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
  inlineSize: '24px',
  blockSize: '24px',
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
});
