import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  color: vars.color.text.secondary,
});

export const separator = style({ color: vars.color.text.secondary });
