import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { layers, media, vars } from '../../internal/theme.ts';
import { styleDrawing } from './styleDrawing.ts';

const { color, font, radius, space } = vars;

/** Time runs left to right in every language; texts inside have their own direction. */
export const root = style({
  position: 'relative',
  direction: 'ltr',
  minInlineSize: 0,
  borderRadius: radius.control,
  // Vertical swipes scroll the page, horizontal ones move the cursor.
  touchAction: 'pan-y',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** Names at an edge may be a pixel wider than their space: they are not clipped. */
globalStyle(`${root} .recharts-surface`, {
  '@layer': { [layers.widgets]: { overflow: 'visible' } },
});

styleDrawing(`${root} .recharts-surface`);

/** For keyboard and screen readers only; the cursor line is the visible indicator. */
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

export const band = style({ fill: color.surface.sunken });

export const bandText = style({
  fill: color.text.secondary,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
});

/** A ring in the background colour around a mark, so that it is legible over lines. */
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

/** Ranks of one and two digits align at the end, and their names at the start. */
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
    // Names fade in weight and colour, but remain legible.
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

export const swatch = style({
  flex: 'none',
  inlineSize: '12px',
  blockSize: '3px',
  borderRadius: radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const seriesGroup = style({
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
});

/** Paper has no cursor. */
export const cursor = style({
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

/** A name that toggles its line. */
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

/**
 * The toggle of a line whose name is a link: in the line's colour, filled while the line is
 * visible.
 */
export const lineSwitch = style({
  flex: 'none',
  inlineSize: '12px',
  blockSize: '12px',
  marginInline: '6px',
  border: '2px solid currentColor',
  borderRadius: radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  selectors: { '[aria-pressed="false"] &': { background: 'none' } },
});

/** A long name shrinks, its toggle does not. */
export const switchRoom = style({ flex: 'none' });
