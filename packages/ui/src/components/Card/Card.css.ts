import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
});

export const padding = variants({
  none: { padding: 0 },
  sm: { padding: vars.space.sm },
  md: { padding: vars.space.md },
  lg: { padding: vars.space.lg },
});
