import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, radius, shadow, space } = vars;

export const root = style({
  position: 'absolute',
  '@media': { print: { display: 'none' } },
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gap: space.xxs,
  minInlineSize: '120px',
  maxInlineSize: '260px',
  paddingInline: space.sm,
  paddingBlock: space.xs,
  background: color.chart.tooltip,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  boxShadow: shadow.float,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  pointerEvents: 'none',
});

export const day = style({ color: color.text.secondary });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
});

export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-faded="true"] &': { color: color.text.secondary } },
});

export const value = style({
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-faded="true"] &': { color: color.text.secondary, fontWeight: font.weight.regular },
  },
});

/** Events of the day, below its numbers. */
export const note = style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  paddingBlockStart: space.xxs,
  color: color.text.primary,
});
