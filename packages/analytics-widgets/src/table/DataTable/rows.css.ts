import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { layers, vars } from '../../internal/theme.ts';
import { isPinning, leftInset, pinBackground, pinBorder, pinPosition } from './fit.css.ts';
import { cards, dense, hairline, onCards } from './states.ts';

const { color, font, space } = vars;

export const align = variants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', '@media': { [cards]: onCards({ textAlign: 'start' }) } },
  center: { textAlign: 'center', '@media': { [cards]: onCards({ textAlign: 'start' }) } },
});

/** Groups of rows by the layout of their cards (`cardLayout`). */
const leadless = ':not([data-lead])';
const pairs = '[data-facts="pairs"]';
/** Facts come two to a line; a third one gets its own line, or shares it with a fourth. */
const halves = `${leadless}:not([data-facts="thirds"])`;
const paired = '[data-lead][data-facts="halves"]';
const textFirst = '[data-text-first]';
const loneFact = '[data-facts="one"]';
/**
 * These facts have the width of the card, under lead and title. Beside the lead they would be narrower than
 * the words over them.
 */
const crowded = '[data-lead][data-facts="thirds"]';

/** Width of the lead and of the selection checkbox in the first line. */
const leadRoom = '60px';
const selectRoom = '32px';

export const row = style({
  '@media': {
    print: { breakInside: 'avoid' },
    [cards]: onCards({
      display: 'grid',
      gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr)) auto',
      alignItems: 'start',
      columnGap: space.sm,
      padding: space.sm,
      borderBlockEnd: hairline,
      // Without a lead the title and the facts begin at the start.
      selectors: {
        [`${leadless} > &`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
        [`${halves} > &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
        [`${crowded} > &`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    }),
  },
  selectors: { '&:has([data-row-link])': { cursor: 'pointer' } },
});

/**
 * A row whose link has keyboard focus. `:focus-within` comes first, because it is cheap to match.
 */
const focused = `${row}:focus-within:has([data-row-link]:focus-visible)`;

export const cell = style({
  blockSize: '40px',
  paddingInline: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: hairline,
  // Without a background, which every scroll would repaint: the table's own is below it.
  fontWeight: font.weight.regular,
  selectors: {
    // Only after a reader has made columns narrower than their content: clipped cells are painted
    // separately. Not `hidden`, which would make every cell a scroll container.
    '[data-resized="true"] &': { overflow: 'clip' },
    [dense]: { blockSize: '32px', paddingBlock: space.xxs },
    [`${row}:hover > &`]: { background: color.surface.hover },
    [`${focused} > &`]: { background: color.surface.selected },
    [`${row}[data-selected] > &`]: { background: color.surface.selected },
    [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' },
  },
  '@media': {
    print: { blockSize: 'auto', paddingInline: space.xxs },
    [cards]: onCards({
      display: 'none',
      blockSize: 'auto',
      padding: 0,
      border: 0,
      overflow: 'visible',
      background: 'none',
      minInlineSize: 0,
      selectors: {
        '&[data-card]': { display: 'block' },
        '&[data-card="lead"]': { gridRow: '1 / span 4', minInlineSize: '48px' },
        '&[data-card="title"]': { gridColumn: '2 / 5' },
        // Labels, values and remarks have rows of their own: the values of a card align, however
        // many lines their labels take.
        '&[data-card="fact"]': {
          gridRow: '2 / span 3',
          display: 'grid',
          gridTemplate: 'subgrid / minmax(0, 1fr)',
          justifyItems: 'start',
          // Stretched to a taller fact beside it, a change would part from its arrow.
          alignItems: 'start',
          paddingBlockStart: space.xs,
        },
        '[data-resized="true"] &': { overflow: 'visible' },
        // The height of a card depends on its content alone, whatever the density of the table.
        [dense]: { blockSize: 'auto', paddingBlock: 0 },
        '&[data-card="select"]': { gridRow: '1 / span 4', gridColumn: 5 },
        [`${leadless} > ${row} > &[data-card="title"]`]: { gridColumn: '1 / 4' },
        [`${leadless} > ${row} > &[data-card="select"]`]: { gridColumn: 4 },
        [`${halves} > ${row} > &[data-card="title"]`]: { gridColumn: '1 / 3' },
        [`${halves} > ${row} > &[data-card="select"]`]: { gridColumn: 3 },
        [`${halves} > ${row} > &:nth-child(n + 3 of [data-card="fact"])`]: {
          gridRow: '5 / span 3',
        },
        [`${halves}:not(${pairs}) > ${row} > &:nth-child(3 of [data-card="fact"])`]: {
          gridColumn: '1 / 3',
        },
        [`${crowded} > ${row} > &[data-card="lead"]`]: { gridArea: '1 / 1' },
        [`${crowded} > ${row} > &[data-card="title"]`]: {
          gridArea: '1 / 1 / auto / 4',
          marginInlineStart: leadRoom,
        },
        [`${crowded} > ${row}:has(> [data-card="select"]) > &[data-card="title"]`]: {
          marginInlineEnd: selectRoom,
        },
        [`${crowded} > ${row} > &[data-card="select"]`]: {
          gridArea: '1 / 3',
          justifySelf: 'end',
        },
        [`${paired} > ${row} > &:nth-child(2 of [data-card="fact"])`]: { gridColumn: '3 / 5' },
        [`${paired}${textFirst} > ${row} > &:nth-child(1 of [data-card="fact"])`]: {
          gridColumn: '2 / 4',
        },
        [`${paired}${textFirst} > ${row} > &:nth-child(2 of [data-card="fact"])`]: {
          gridColumn: '4 / 5',
        },
        [`${loneFact} > ${row} > &[data-card="fact"]`]: { gridColumn: '2 / 5' },
        [`${leadless}${loneFact} > ${row} > &[data-card="fact"]`]: { gridColumn: '1 / 3' },
        // The header of the value; screen readers have it from the column.
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          alignSelf: 'end',
          color: color.text.secondary,
          fontSize: font.size.caption,
          lineHeight: font.line.caption,
          fontWeight: font.weight.regular,
        },
        // A label without a value is hidden.
        '&:empty': { display: 'none' },
        [`${row}:hover > &`]: { background: 'none' },
        [`${focused} > &`]: { background: 'none' },
      },
    }),
  },
});
/** A name in the other direction reads its own way, and aligns with the names around it. */
globalStyle(`${cell} :is(a, span)[dir="auto"]`, {
  '@layer': {
    [layers.widgets]: { textAlign: ['-webkit-match-parent', 'match-parent'] },
  },
});

// Chips of a fact give way to the next fact.
globalStyle(`:where([data-narrow="cards"]) ${cell}[data-card="fact"] > *`, {
  '@layer': { [layers.widgets]: { '@media': { [cards]: { maxInlineSize: '100%' } } } },
});

/**
 * A cell of the columns at the start. It is sticky only where columns pass under it: each sticky
 * cell is a layer of its own.
 */
export const pinned = style({
  position: fallbackVar(pinPosition, 'static'),
  insetInlineStart: `calc(${leftInset} * ${fallbackVar(isPinning, '0')})`,
  zIndex: 1,
  background: pinBackground,
  selectors: {
    // A header is the box of its resize handle.
    'th&[scope="col"]': {
      position: fallbackVar(pinPosition, 'relative'),
      zIndex: 3,
      background: color.surface.raised,
    },
    'tfoot > tr > &': { background: color.surface.raised },
  },
  '@media': {
    [cards]: onCards({
      position: 'static',
      background: 'none',
      // Headers are positioned for their handles, and would be pushed over their neighbours.
      insetInlineStart: 'auto',
    }),
    print: { position: 'static' },
  },
});

/** On a phone a second pinned column would leave no room for the scrolling ones. */
export const pinnedFromMd = style({
  '@media': {
    [cards]: {
      position: 'static',
      selectors: { 'th&[scope="col"]': { position: 'relative', insetInlineStart: 'auto' } },
    },
  },
});

/** The edge that the other columns scroll below. */
export const pinnedEdge = style({
  borderInlineEnd: pinBorder,
  '@media': { [cards]: onCards({ borderInlineEnd: 0 }) },
});

export const skeletonBook = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  selectors: { [dense]: { maxBlockSize: '24px', overflow: 'hidden' } },
});

export const messageRow = style({ '@media': { [cards]: onCards({ display: 'block' }) } });

/** A message in place of rows: failed or empty. */
export const message = style({
  paddingBlock: space.xl,
  paddingInline: space.md,
  '@media': { [cards]: onCards({ display: 'block' }) },
});

export const unseen = style({ visibility: 'hidden' });
