import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  whiteSpace: 'nowrap',
});

/** In a narrow column the words give way, the count of the others stays whole. */
export const chip = style({ minInlineSize: 0 });

export const rest = style({
  flex: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.caption,
  paddingInline: vars.space.xxs,
});
