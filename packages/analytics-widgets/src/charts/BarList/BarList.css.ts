import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) 1fr max-content',
  columnGap: space.sm,
  // Values stay aligned in a column, whatever remarks are beside them.
  selectors: {
    '&[data-notes="true"]': { gridTemplateColumns: 'fit-content(40%) 1fr max-content max-content' },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minBlockSize: '28px',
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.primary,
  textAlign: 'start',
  selectors: { 'a&:hover': { color: color.text.link } },
});

export const press = style({
  minInlineSize: 0,
  minBlockSize: '24px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.link },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const track = style({ display: 'flex', minInlineSize: 0 });

export const bar = style({
  blockSize: '10px',
  minInlineSize: '2px',
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  selectors: { '&[data-back]': { opacity: 0.5 } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const value = style({
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const note = style({
  justifySelf: 'end',
  color: color.text.secondary,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
