import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color } = vars;

/** The box of a row, and that of all rows. */
export const box = style({
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

/** The edge of a column: a hair to the eye, eight pixels to the pointer. */
export const resize = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '8px',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  borderInlineEnd: '2px solid transparent',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&:hover, &:focus-visible': { borderInlineEndColor: color.action.mark },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.below('md')]: { display: 'none' } },
});
