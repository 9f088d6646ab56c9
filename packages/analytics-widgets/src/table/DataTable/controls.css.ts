import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';
import { align } from './rows.css.ts';

const { color, space } = vars;

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

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xxs,
  // The target is 24 px high; the negative margin leaves the height of the header unchanged.
  paddingBlock: space.xxs,
  marginBlock: `calc(-1 * ${space.xxs})`,
  maxInlineSize: '100%',
  color: 'inherit',
  fontWeight: 'inherit',
  // Lines of a long header align with the column's values.
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    [`${align.end} &`]: { flexDirection: 'row-reverse' },
    '&:hover': { color: color.text.primary },
  },
});

export const sortIcon = style({
  flex: 'none',
  // Headers align by their text, not by their icons.
  alignSelf: 'center',
  opacity: 0,
  selectors: {
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 },
    [`${sortButton}:hover &, ${sortButton}:focus-visible &`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});
