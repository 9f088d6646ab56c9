import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;

export const root = style({
  display: 'flex',
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  background: color.surface.sunken,
  borderRadius: radius.control,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

export const icon = style({ flex: 'none', marginBlockStart: '1px' });
