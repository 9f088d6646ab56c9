import { createVar } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { inkOn, supportsInkOn, vars } from '../../internal/theme.ts';

const { color, font } = vars;

/** Guides the eye from the name of a row over its empty cells. */
export const rowRule = style({
  stroke: color.chart.grid,
  strokeWidth: '1px',
  shapeRendering: 'crispEdges',
});

/** The colour of the cell under a text. */
export const cellColor = createVar();

/** The value in a cell, in black or white. Browsers without relative colours outline it. */
export const cellText = style({
  fill: color.text.primary,
  stroke: color.surface.raised,
  strokeWidth: '3px',
  paintOrder: 'stroke',
  fontSize: font.size.caption,
  fontFamily: font.family.text,
  fontVariantNumeric: 'tabular-nums',
  '@supports': {
    [supportsInkOn]: {
      fill: inkOn(cellColor),
      stroke: 'none',
    },
  },
});
