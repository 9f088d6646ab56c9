import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.015em',
  color: vars.color.text.primary,
  whiteSpace: 'nowrap',
});

export const mark = style({
  flex: 'none',
  color: vars.color.action.mark,
  inlineSize: '1.45em',
  blockSize: '1.45em',
});

/** Where there is no room for it, AppHeader takes it from the eye; it stays the logo's name. */
export const word = style({});

export const size = variants({
  sm: { fontSize: vars.font.size.lead, lineHeight: vars.font.line.lead },
  md: { fontSize: vars.font.size.h3, lineHeight: vars.font.line.h3 },
  lg: { fontSize: vars.font.size.h1, lineHeight: vars.font.line.h1 },
});
