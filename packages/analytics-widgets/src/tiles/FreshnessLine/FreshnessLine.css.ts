import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  // At the end of a part, so that no line begins with it.
  selectors: { '&:not(:last-child)::after': { content: '·' } },
});

export const day = style({ color: color.text.primary, fontWeight: font.weight.medium });

export const link = style({
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: color.text.linkHover } },
});
