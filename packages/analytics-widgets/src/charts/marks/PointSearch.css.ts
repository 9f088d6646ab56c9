import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  paddingBlockEnd: space.xs,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  '@media': { print: { display: 'none' } },
});

export const field = style({ inlineSize: '240px', maxInlineSize: '100%' });
