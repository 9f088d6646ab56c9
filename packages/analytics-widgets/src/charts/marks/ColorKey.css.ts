import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.xs,
  margin: 0,
  paddingBlockStart: space.xs,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontVariantNumeric: 'tabular-nums',
});

const painted = { [media.forcedColors]: { forcedColorAdjust: 'none' } } as const;

/** The steps, with the mark of their middle below them. */
export const ramp = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  // Level with the labels of both ends.
  paddingBlockStart: '3px',
});

export const steps = style({ display: 'inline-flex' });

export const step = style({ inlineSize: '12px', blockSize: '10px', '@media': painted });

export const tick = style({
  inlineSize: '1px',
  blockSize: '4px',
  background: color.text.secondary,
  '@media': painted,
});

/** The palest colours have an edge: they are next to the colour of the page. */
export const pair = style({
  display: 'inline-flex',
  border: `1px solid ${color.border.subtle}`,
  '@media': painted,
});

/** A kind of cells that is not on the scale. */
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  marginInlineStart: space.xs,
});
