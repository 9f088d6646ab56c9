import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, control, font, radius, space } = vars;

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xxs,
});

/** Previous, day and next are one control with one edge. */
export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  background: color.surface.raised,
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
});

export const choice = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const select = style({
  appearance: 'none',
  // As wide as the chosen day, where browsers can; the longest option would be far wider.
  fieldSizing: 'content',
  maxInlineSize: '10rem',
  textOverflow: 'ellipsis',
  blockSize: control.md,
  paddingInlineStart: space.xs,
  paddingInlineEnd: '26px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text.primary,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});

export const option = style({ background: color.surface.raised, color: color.text.primary });

export const caret = style({
  position: 'absolute',
  insetInlineEnd: space.xxs,
  color: color.text.secondary,
  pointerEvents: 'none',
});

export const compare = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});
