import { style } from '../../internal/style.ts';

export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  border: 0,
  // Not hidden: each of them would be a box that scrolls, and a table has one a cell.
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
