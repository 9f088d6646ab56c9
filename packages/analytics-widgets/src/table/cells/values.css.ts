import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;

/** Figures stand under each other digit by digit and never break. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const delta = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
});

export const quiet = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontWeight: font.weight.regular,
  whiteSpace: 'nowrap',
});

export const money = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'inherit',
});

export const percent = style({
  display: 'inline-grid',
  gridTemplateColumns: '1fr',
  gap: space.xxs,
  minInlineSize: '48px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The track; its child is the share. */
export const bar = style({
  blockSize: '3px',
  borderRadius: radius.full,
  background: color.border.subtle,
  overflow: 'hidden',
});

export const filled = style({ display: 'block', blockSize: '100%', background: color.chart[1] });
