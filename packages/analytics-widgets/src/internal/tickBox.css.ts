import { style } from './style.ts';
import { vars } from './theme.ts';

const { color } = vars;

/**
 * A native checkbox in the accent colour: for lists of dozens, the component library's checkbox
 * would cost more to render than all the texts beside it.
 */
export const tickBox = style({
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  margin: '4px',
  accentColor: color.action.mark,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
  },
  '@media': { print: { display: 'none' } },
});
