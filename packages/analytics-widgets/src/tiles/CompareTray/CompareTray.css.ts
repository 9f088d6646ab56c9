import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  position: 'sticky',
  insetBlockEnd: space.sm,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': { print: { display: 'none' } },
});

export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
  // On a phone five long titles would cover the list they are selected from.
  '@media': { [media.below('md')]: { flexWrap: 'nowrap', overflowX: 'auto', inlineSize: '100%' } },
});

export const item = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.below('md')]: { flex: 'none', maxInlineSize: '70%' } },
});

export const note = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
});
