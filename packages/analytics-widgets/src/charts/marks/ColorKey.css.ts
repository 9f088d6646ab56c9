import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  paddingBlockStart: space.xs,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({
  display: 'inline-flex',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const step = style({ inlineSize: '12px', blockSize: '10px' });

export const missing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  marginInlineStart: space.xs,
});
