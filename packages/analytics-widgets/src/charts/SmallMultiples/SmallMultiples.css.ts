import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { font, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Plots have the width that they had on the screen, of which fewer fit on a line of a sheet.
  '@media': { print: { display: 'flex', flexWrap: 'wrap' } },
});

export const item = style({
  display: 'grid',
  // Shrinks below the width of the last plot: plots are measured by their container.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  minInlineSize: 0,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontWeight: font.weight.medium,
});
