import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';
import { styleDrawing } from '../internal/styleDrawing.ts';

const { color, font, radius } = vars;

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.control,
  touchAction: 'pan-y',
  selectors: {
    '&[data-fixed="true"]': { direction: 'ltr' },
    '&[data-pressable="true"]': { cursor: 'pointer' },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const drawing = style({
  display: 'block',
  // SVG coordinates do not follow the text direction.
  direction: 'ltr',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

styleDrawing(drawing);

export const over = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const ring = style({ fill: 'none', stroke: color.text.primary, strokeWidth: '1.5px' });

/** The name of a row: it identifies the row, so it is darker than axis labels. */
export const rowText = style({
  fill: color.text.primary,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
});

/** A name among marks: an outline in the background colour makes it legible over lines. */
export const placeName = style({
  fill: color.text.primary,
  stroke: color.surface.raised,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: font.size.caption,
  fontFamily: font.family.text,
});

/** Marks other than the active one. */
export const faded = style({ fillOpacity: 0.45 });

export const axisTitle = style({
  fill: color.text.secondary,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
});

export const quadrantLine = style({
  stroke: color.chart.axis,
  strokeWidth: '1px',
  strokeDasharray: '4 4',
});

/** A dashed line through some marks; it lies under the marks. */
export const path = style({
  fill: 'none',
  stroke: color.text.secondary,
  strokeWidth: '1.5px',
  strokeDasharray: '7 4',
  strokeLinejoin: 'round',
});

/** A box of the middle half; a small sample's is hollow. */
export const box = style({
  fill: `color-mix(in oklab, ${color.chart[1]} 30%, ${color.surface.raised})`,
  strokeWidth: '1.5px',
  selectors: { '&[data-small="true"]': { fill: color.surface.raised, strokeDasharray: '3 2' } },
});

/** A mark of a small sample. */
export const hollow = style({ fill: color.surface.raised });

/** The range of the middle half behind a value. */
export const usual = style({ fill: color.border.subtle });

export const diamond = style({
  fill: color.surface.raised,
  stroke: color.text.primary,
  strokeWidth: '1.5px',
});

/**
 * The end of a line, or a single value: a ring in the background colour separates it from lines.
 */
export const end = style({ stroke: color.surface.raised, strokeWidth: '2px' });
