import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  maxInlineSize: '40ch',
  fontSize: font.size.body,
  lineHeight: font.line.body,
  fontWeight: font.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const title = style({ fontWeight: font.weight.medium });

/** Collapses without a gap when the passed children render nothing. */
export const words = style({ selectors: { '&:empty': { display: 'none' } } });

export const formula = style({
  inlineSize: '100%',
  paddingInline: space.sm,
  paddingBlock: space.xs,
  background: color.surface.sunken,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
});

export const facts = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({
  color: color.text.link,
  textDecoration: 'underline',
  selectors: { '&:hover': { color: color.text.linkHover } },
});
