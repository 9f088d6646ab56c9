import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.zIndex.toast,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  background: vars.color.action.primary.fill,
  color: vars.color.action.primary.text,
  fontWeight: vars.font.weight.medium,
  boxShadow: vars.shadow.float,
  selectors: {
    '&:not(:focus)': { transform: 'translateY(-200%)', opacity: 0 },
  },
});
