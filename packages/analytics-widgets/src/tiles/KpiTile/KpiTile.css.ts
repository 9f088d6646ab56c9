import { createVar, globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { layers, media, vars } from '../../internal/theme.ts';

const { color, duration, ease, font, radius, space } = vars;

/** Number of tiles side by side where there is room. */
export const columns = createVar();

const MIN_TILE_PX = 200;
/** Narrower rows have two tiles side by side. */
const THREE_TILES_PX = 3 * MIN_TILE_PX + 2 * 16;
const evenly = `(100% - (${columns} - 1) * ${space.md}) / ${columns}`;

/**
 * Tiles share the rows of the grid: label, figure, change and comparison align across them. Columns
 * are independent of the number of tiles, because a page is streamed tile by tile.
 */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(46%, ${MIN_TILE_PX}px), ${evenly}), 1fr))`,
  gap: space.md,
  containerType: 'inline-size',
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: space.xxs,
  alignContent: 'start',
  alignItems: 'baseline',
  minInlineSize: 0,
  paddingInline: space.md,
  paddingBlock: space.sm,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
});

/**
 * One line on a surface of its own; what does not fit is reached by scrolling. As in the row, a tile's place
 * does not depend on the tiles after it: the browser paints what has arrived.
 */
export const line = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  '@media': {
    // Paper does not scroll.
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
  },
});

/** Label over figure and change, in the two heights of the line. */
export const item = style({
  position: 'relative',
  display: 'grid',
  // Under a short label the figure is the widest. Its face comes late: without a least width the next items would move.
  minInlineSize: '5rem',
  gridTemplateRows: `${font.line.caption} ${font.line.h3}`,
  alignContent: 'start',
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  whiteSpace: 'nowrap',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.border.subtle}` } },
});

export const itemMain = style({ display: 'flex', alignItems: 'baseline', gap: space.xs });

export const itemFigure = style({
  fontSize: font.size.h3,
  lineHeight: font.line.h3,
  fontWeight: font.weight.semibold,
  letterSpacing: '-0.01em',
});

export const itemChange = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xxs,
  fontSize: font.size.caption,
});

const idle = '[data-idle]';

// Where tiles come in pairs, the last one of an odd number has the row to itself.
globalStyle(`${row}[data-odd] > :last-child`, {
  '@layer': {
    [layers.widgets]: {
      '@container': { [`(max-width: ${THREE_TILES_PX - 1}px)`]: { gridColumn: '1 / -1' } },
    },
  },
});

/** Three of them or more, one after the other: the first, the second, and all after these. */
for (const run of [
  `${idle}:has(+ ${idle} + ${idle})`,
  `${idle} + ${idle}:has(+ ${idle})`,
  `${idle} + ${idle} + ${idle}`,
]) {
  globalStyle(`:is(${row}, ${line}) > ${run}`, {
    '@layer': { [layers.widgets]: { display: 'none' } },
  });
}

export const label = style({
  // Space for the button in the corner is reserved, whether it is there or not.
  paddingInlineEnd: space.md,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

/** The link covers the entire tile. */
export const link = style({
  color: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    // 24 px high without the rest of the item, which the button lies over.
    [`${item} &`]: {
      display: 'inline-block',
      minInlineSize: '28px',
      paddingBlock: space.xxs,
      marginBlock: `calc(-1 * ${space.xxs})`,
    },
    '&:hover': { color: color.text.link },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const main = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.sm,
});

/** On a phone two tiles side by side leave no room for the line. */
export const spark = style({
  minInlineSize: 0,
  '@container': { '(max-width: 30rem)': { display: 'none' } },
});

export const figure = style({
  fontSize: font.size.h2,
  lineHeight: font.line.h2,
  fontWeight: font.weight.semibold,
  letterSpacing: '-0.015em',
});

// Tabular digits of the Persian face are all as wide as its widest: a figure alone would fall apart.
for (const one of [figure, itemFigure]) {
  globalStyle(`${one}:lang(fa) > span`, {
    '@layer': { [layers.widgets]: { fontVariantNumeric: 'normal' } },
  });
}

// Figures never wrap, but a unit in words needs a second line on a phone.
globalStyle(`${figure} > span`, { '@layer': { [layers.widgets]: { whiteSpace: 'normal' } } });

/** In a narrow tile the share goes below the change. */
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minBlockSize: font.line.body,
});

export const share = style({
  color: color.text.secondary,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

/** Background of a text that is loading. */
export const bone = style({
  overflow: 'hidden',
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  background: `linear-gradient(${color.surface.sunken}, ${color.surface.sunken}) center / 100% 0.7em no-repeat`,
});

export const comparison = style({
  // Rows of tiles without a comparison have the same height as those with one.
  minBlockSize: font.line.caption,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

/**
 * In the corner, above the link of the tile; visible on hover or focus where there is a pointer.
 */
export const about = style({
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineEnd: space.xxs,
  color: color.text.secondary,
  transition: `opacity ${duration.fast} ${ease.out}`,
  '@media': {
    [media.hover]: {
      opacity: 0.001,
      selectors: {
        [`:is(${tile}, ${item}):hover &, :is(${tile}, ${item}):focus-within &, &:has([aria-expanded="true"])`]:
          { opacity: 1 },
      },
    },
  },
});
