import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  border: 0,
  background: vars.color.border.subtle,
  alignSelf: 'stretch',
  flex: 'none',
  blockSize: '1px',
  selectors: {
    '&[aria-orientation="vertical"]': { blockSize: 'auto', inlineSize: '1px' },
  },
});
