import { vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const gridRoot = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  padding: 0,
  marginBlock: space.md,
  fontFamily: font.family.text,
});
export const grid = `sb-unstyled ${gridRoot}`;

export const item = style({ listStyle: 'none', minInlineSize: 0 });

globalStyle(`${item} a`, {
  display: 'grid',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.surface.raised,
  color: color.text.primary,
  textDecoration: 'none',
});
globalStyle(`${item} a:hover`, { borderColor: color.border.strong });
globalStyle(`${item} a:focus-visible`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const name = style({
  fontSize: font.size.body,
  lineHeight: font.line.body,
  fontWeight: font.weight.medium,
  padding: space.sm,
  overflowWrap: 'anywhere',
});

const screensRoot = style([
  gridRoot,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))' },
]);
export const screens = `sb-unstyled ${screensRoot}`;

/** The upper part of a screen, of one height beside others. */
export const screen = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top',
});
