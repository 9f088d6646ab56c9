import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { font, space } = vars;

export const root = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  minInlineSize: '32px',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-density="dense"] &': {
      flexDirection: 'row',
      alignItems: 'baseline',
      gap: space.xxs,
    },
  },
  '@media': {
    // The lead of a card is narrow and has two lines.
    [media.below('md')]: {
      selectors: {
        '[data-density="dense"] [data-card] &': {
          flexDirection: 'column',
          alignItems: 'center',
          gap: 0,
        },
      },
    },
  },
});

const figures = {
  fontSize: font.size.h3,
  lineHeight: font.line.lead,
  fontWeight: font.weight.medium,
  letterSpacing: '-0.01em',
  selectors: {
    // Tabular digits of the Persian face are all as wide as its widest: a figure of this size would fall apart.
    '&:lang(fa)': { fontVariantNumeric: 'normal' },
    '[data-density="dense"] &': {
      fontSize: font.size.body,
      minInlineSize: '2.5ch',
      textAlign: 'end',
    },
  },
} as const;

export const place = style(figures);

/** A rank without a movement: aligned as if a movement were below it. */
export const alone = style({
  ...figures,
  display: 'inline-block',
  minInlineSize: '32px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
