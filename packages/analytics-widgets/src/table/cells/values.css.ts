import { createVar } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;

/** Digits align in columns and never wrap. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

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
  // One line in dense rows, with the old price first.
  selectors: {
    '[data-density="dense"] &': { flexDirection: 'row-reverse', alignItems: 'baseline' },
  },
});

/** Filled share of a bar. */
export const filled = createVar();

const barTo = (
  side: 'right' | 'left',
  full: string = color.chart[1],
  rest: string = color.border.subtle,
) => `linear-gradient(to ${side}, ${full} ${filled}, ${rest} 0)`;

/**
 * A share over its bar. Track and filling are one box and no elements: a screen of a table has
 * hundreds of shares.
 */
export const percent = style({
  display: 'inline-block',
  minInlineSize: '48px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '::after': {
    content: '""',
    display: 'block',
    blockSize: '3px',
    marginBlockStart: space.xxs,
    borderRadius: radius.full,
    background: barTo('right'),
  },
  selectors: { '[dir="rtl"] &::after': { background: barTo('left') } },
  '@media': {
    [media.forcedColors]: {
      '::after': {
        forcedColorAdjust: 'none',
        background: barTo('right', 'CanvasText', 'GrayText'),
      },
      selectors: {
        '[dir="rtl"] &::after': { background: barTo('left', 'CanvasText', 'GrayText') },
      },
    },
  },
});

/** An estimate and its interval in one line; the interval wraps below where there is no room. */
export const interval = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  alignItems: 'baseline',
  columnGap: space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

export const stability = style({ color: color.text.secondary, fontSize: font.size.caption });
