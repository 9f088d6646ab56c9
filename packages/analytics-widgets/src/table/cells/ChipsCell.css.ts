import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  whiteSpace: 'nowrap',
});

export const rest = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.caption,
  paddingInline: vars.space.xxs,
});
