import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, font, radius, space } = vars;

/** Time runs left to right in every language; what is text inside turns itself. */
export const root = style({
  position: 'relative',
  direction: 'ltr',
  minInlineSize: 0,
  borderRadius: radius.control,
  // Swipes up and down scroll the page, along the days they move the cursor.
  touchAction: 'pan-y',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** Present for the keyboard and for readers; the eye has the cursor line. */
export const slider = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '24px',
  opacity: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const cursorLine = style({
  stroke: color.chart.axis,
  strokeWidth: '1px',
  pointerEvents: 'none',
});

export const hatchLine = style({ stroke: color.chart.gap, strokeWidth: '1.25px' });

/** Texts of axes beside a drawing that is stretched to its place, around their middle. */
export const sketchText = style({
  position: 'absolute',
  transform: 'translateY(-50%)',
  color: color.chart.axis,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const band = style({ fill: color.surface.sunken });

export const bandText = style({
  fill: color.text.secondary,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
  // It would be stretched.
  selectors: { '[data-sketch] &': { display: 'none' } },
});

/** A ring of ground round a mark, so that it reads over lines. */
export const mark = style({ stroke: color.surface.raised, strokeWidth: '2px' });

export const hollow = style({ fill: color.surface.raised, strokeWidth: '1.5px' });

export const endLabel = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontWeight: font.weight.medium,
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});

/** Places of one figure and of two end at one edge, and the names behind them begin at one. */
export const prefix = style({
  flex: 'none',
  minInlineSize: '2ch',
  textAlign: 'end',
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const endText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.primary,
  selectors: {
    // Names step back in weight and ink, never below what can be read.
    '[data-faded="true"] &': { color: color.text.secondary, fontWeight: font.weight.regular },
    'a&:hover': { color: color.text.link },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  rowGap: space.xxs,
  paddingBlockEnd: space.xs,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

export const legendColumn = style({
  display: 'grid',
  rowGap: space.xxs,
  paddingBlockStart: space.sm,
  fontSize: font.size.caption,
  lineHeight: '24px',
});

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
});

const stroke = {
  flex: 'none',
  blockSize: '3px',
  borderRadius: radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
} as const;

export const swatch = style({ ...stroke, inlineSize: '12px' });

/** A piece of a dashed line: its long stroke and its short one. */
export const dashedSwatch = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const swatchStroke = style({ ...stroke, inlineSize: '7px' });
export const swatchDot = style({ ...stroke, inlineSize: '3px' });

export const line = style({
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  selectors: { '[data-sketch] &': { vectorEffect: 'non-scaling-stroke' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const seriesGroup = style({
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
});

/** What moves with the cursor lies above what stands, so that a move redraws nothing else. */
export const over = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const selection = style({
  fill: color.surface.selected,
  stroke: color.action.mark,
  fillOpacity: 0.5,
});

export const eventLine = style({
  stroke: color.chart.axis,
  strokeWidth: '1px',
  strokeDasharray: '2 3',
});

export const eventMark = style({
  fill: color.surface.raised,
  stroke: color.text.secondary,
  strokeWidth: '1.5px',
});

/** A name that hides its line, and shows it again. */
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: radius.control,
  selectors: {
    '&[aria-pressed="false"]': { color: color.text.secondary, textDecoration: 'line-through' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

/** The switch of a line whose name leads elsewhere: its colour, full while it is drawn. */
export const lineSwitch = style({
  flex: 'none',
  inlineSize: '12px',
  blockSize: '12px',
  marginInline: '6px',
  border: '2px solid currentColor',
  borderRadius: radius.full,
  background: 'currentColor',
  selectors: { '[aria-pressed="false"] &': { background: 'none' } },
});

/** A long name gives way, its switch does not. */
export const switchRoom = style({ flex: 'none' });

/** Ground over a layer whose hue another one has as well. */
export const stripe = style({ stroke: color.surface.raised, strokeWidth: '4px' });

/** A layer of a stack, parted from its neighbours by ground. */
export const layer = style({
  stroke: color.surface.raised,
  strokeWidth: '1px',
  selectors: { '[data-sketch] &': { vectorEffect: 'non-scaling-stroke' } },
  transition: `fill-opacity ${vars.duration.fast} ${vars.ease.out}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
