import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
