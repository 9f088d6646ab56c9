import { style } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...type('caption'),
  display: 'inline-block',
  minInlineSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.border.subtle}`,
  borderBlockEndWidth: '2px',
  borderRadius: '4px',
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.text,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
});
