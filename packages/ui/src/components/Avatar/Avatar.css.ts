import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surface.selected,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
});

export const size = variants({
  sm: { inlineSize: '24px', blockSize: '24px', fontSize: '0.625rem' },
  md: { inlineSize: '36px', blockSize: '36px', fontSize: vars.font.size.body },
  lg: { inlineSize: '64px', blockSize: '64px', fontSize: vars.font.size.h2 },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
