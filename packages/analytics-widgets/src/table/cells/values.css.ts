import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;

/** Figures stand under each other digit by digit and never break. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Breaks before the days that a change took, never within it. */
export const delta = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.medium,
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
  columnGap: space.xxs,
  alignItems: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'inherit',
  // One line in dense rows, the old price before the new one.
  selectors: {
    '[data-density="dense"] &': { flexDirection: 'row-reverse', alignItems: 'baseline' },
  },
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

/** An estimate and its interval in one line; the interval goes under it where there is no room. */
export const interval = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  alignItems: 'baseline',
  columnGap: space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

export const stability = style({ color: color.text.secondary, fontSize: font.size.caption });
