import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { layers, media, vars } from '../../internal/theme.ts';

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
  // Coordinates are of the drawing: they do not turn with the text.
  direction: 'ltr',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The reset gives every element to the system's colours; marks are told apart by their hues. */
globalStyle(`${drawing} *`, {
  '@media': {
    [media.forcedColors]: { '@layer': { [layers.widgets]: { forcedColorAdjust: 'none' } } },
  },
});

/** Below this width the plots of a phone are nearer. */
const NARROW = '(width < 640px)';
const sketch = { inlineSize: '100%', blockSize: '100%', direction: 'ltr' } as const;

export const wideSketch = style({
  ...sketch,
  display: 'block',
  // Not shown, yet there: the narrow one hatches by its pattern.
  '@media': { [NARROW]: { position: 'absolute', opacity: 0 } },
});

export const narrowSketch = style({
  ...sketch,
  display: 'none',
  '@media': { [NARROW]: { display: 'block' } },
});

export const over = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const ring = style({ fill: 'none', stroke: color.text.primary, strokeWidth: '1.5px' });

/** The name of a row: what it is about rather than where it stands. */
export const rowText = style({
  fill: color.text.primary,
  fontSize: font.size.caption,
  fontFamily: font.family.text,
});

/** A name among marks: a casing of ground keeps it legible over what it crosses. */
export const placeName = style({
  fill: color.text.primary,
  stroke: color.surface.raised,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: font.size.caption,
  fontFamily: font.family.text,
});

/** What the one that is meant stands out of. */
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

/** What lies beyond a line through some marks is seen; the marks lie over it. */
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

/** The spread of a cohort: all but the ends, and its middle half. */
export const bandWide = style({ fill: color.border.subtle, fillOpacity: 0.6 });
export const bandNarrow = style({ fill: color.border.strong, fillOpacity: 0.35 });
export const median = style({
  fill: 'none',
  stroke: color.chart.axis,
  strokeWidth: '1.5px',
  strokeDasharray: '5 4',
});

export const own = style({ fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round' });

export const interval = style({ fillOpacity: 0.18 });

/** Where a line ends, or a value stands alone: over lines by a ring of ground. */
export const end = style({ stroke: color.surface.raised, strokeWidth: '2px' });

/** A dashed line in the legend, drawn as it is in the plot. */
export const lineSwatch = style({
  flex: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** What the grounds behind the lines are, in the legend. */
export const bandSwatch = style({
  flex: 'none',
  inlineSize: '14px',
  blockSize: '10px',
  borderRadius: '2px',
  selectors: {
    '&[data-band="wide"]': {
      background: `color-mix(in srgb, ${color.border.subtle} 60%, transparent)`,
      border: `1px solid ${color.border.subtle}`,
    },
    '&[data-band="narrow"]': {
      background: `color-mix(in srgb, ${color.border.strong} 45%, transparent)`,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
