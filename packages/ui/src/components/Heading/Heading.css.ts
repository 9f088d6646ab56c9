import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ color: vars.color.text.primary, textWrap: 'balance' });

export const size = variants({
  h1: {
    ...type('h1'),
    fontFamily: vars.font.family.display,
    fontWeight: vars.font.weight.semibold,
    letterSpacing: '-0.01em',
  },
  h2: { ...type('h2'), fontWeight: vars.font.weight.semibold, letterSpacing: '-0.014em' },
  h3: { ...type('h3'), fontWeight: vars.font.weight.semibold, letterSpacing: '-0.01em' },
  lead: { ...type('lead'), fontWeight: vars.font.weight.semibold },
});
