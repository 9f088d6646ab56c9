import { createVar, globalStyle } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { layers, media, vars } from '../../internal/theme.ts';

const { color, font, space } = vars;
const hairline = `1px solid ${color.border.subtle}`;
const cards = media.below('md');
const dense = '[data-density="dense"] &';
/** The table is wider than its place and scrolls in a box of its own. */
const boxed = '[data-fits="false"] &';
/** Some of its columns are out of sight. */
const wide = '[data-wide="true"] &';

/** Height of what already sticks at the top of the page. */
export const stickyTop = createVar();
export const stickyStart = createVar();

export const root = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const scroller = style({
  position: 'relative',
  minInlineSize: 0,
  background: color.surface.raised,
  selectors: {
    '&[data-fits="false"]': {
      overflow: 'auto',
      maxBlockSize: '80dvb',
      overscrollBehaviorInline: 'contain',
    },
  },
  // Paper does not scroll: the columns share what there is.
  '@media': {
    print: {
      selectors: { '&[data-fits="false"]': { overflow: 'visible', maxBlockSize: 'none' } },
    },
  },
});

/** The way to other rows is no part of the print. */
globalStyle(`${root} > nav`, {
  '@layer': { [layers.widgets]: { '@media': { print: { display: 'none' } } } },
});

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  // Collapsed borders are left behind by cells that stick.
  borderCollapse: 'separate',
  borderSpacing: 0,
  transition: `filter ${vars.duration.panel} ${vars.ease.out}`,
  // Old rows lose their colour, not their contrast, and only where the answer takes a while.
  selectors: {
    '&[data-refreshing="true"]': { filter: 'grayscale(1)', transitionDelay: '200ms' },
  },
  '@media': {
    [cards]: { display: 'block', minInlineSize: '0 !important' },
    // Columns have the widths that a screen has room for: on paper they share a sheet.
    print: {
      minInlineSize: '0 !important',
      tableLayout: 'auto',
      printColorAdjust: 'exact',
    },
  },
});

/** Widths for a screen: on paper a column is as wide as its values need, names have the rest. */
globalStyle(`${table} > colgroup > col`, {
  '@layer': { [layers.widgets]: { '@media': { print: { inlineSize: 'auto !important' } } } },
});

export const head = style({
  '@media': {
    [cards]: {
      display: 'block',
      // A row of headers without one that sorts would be a row of nothing.
      selectors: { '&:not(:has([aria-sort]))': { display: 'none' } },
    },
  },
});

export const headRow = style({
  '@media': {
    [cards]: {
      // The long names of headers, which only readers hear, scroll with them.
      position: 'relative',
      display: 'flex',
      gap: space.md,
      paddingInline: space.sm,
      overflowX: 'auto',
      borderBlockEnd: hairline,
    },
  },
});

export const headCell = style({
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: 2,
  paddingInline: space.xs,
  paddingBlock: space.xs,
  background: color.surface.raised,
  borderBlockEnd: hairline,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
  fontWeight: font.weight.medium,
  verticalAlign: 'bottom',
  selectors: {
    [boxed]: { insetBlockStart: 0 },
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.text.primary },
  },
  '@media': {
    [cards]: {
      position: 'static',
      flex: 'none',
      paddingInline: 0,
      borderBlockEnd: 0,
      // On cards the header only sorts: a label without a function would be noise.
      selectors: { '&:not([aria-sort])': { display: 'none' } },
    },
    print: { position: 'static' },
  },
});

export const body = style({ '@media': { [cards]: { display: 'block' } } });

export const align = variants({
  start: { textAlign: 'start' },
  // Numbers of one card stand on one line, however many their labels take.
  end: { textAlign: 'end', '@media': { [cards]: { textAlign: 'start', alignSelf: 'end' } } },
  center: { textAlign: 'center', '@media': { [cards]: { textAlign: 'start' } } },
});

/** A row whose card has no lead. */
const leadless = '&:not(:has(> [data-card="lead"]))';

/**
 * A row without a lead whose facts are words or too few for three columns: words stand two in a
 * line, where none is broken, and a third has a line of its own.
 */
const wordy = `${leadless}:is(:has(> .${align.start}[data-card="fact"]), :not(:has(> :nth-child(3 of [data-card="fact"]))))`;

export const row = style({
  '@media': {
    print: { breakInside: 'avoid' },
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr)) auto',
      alignItems: 'start',
      columnGap: space.sm,
      rowGap: space.xs,
      padding: space.sm,
      borderBlockEnd: hairline,
      // Nothing at the start: the title and the facts begin there.
      selectors: {
        [leadless]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
        [wordy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
      },
    },
  },
  selectors: { '&:has([data-row-link])': { cursor: 'pointer' } },
});

/** A row whose card has one fact: it has the room of all. */
const loneFact = `${row}:not(:has(> [data-card="fact"] ~ [data-card="fact"]))`;

export const cell = style({
  blockSize: '40px',
  paddingInline: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: hairline,
  background: color.surface.raised,
  fontWeight: font.weight.regular,
  // Not hidden: that would make a box that scrolls, with a layer of its own, of every cell.
  overflow: 'clip',
  selectors: {
    [dense]: { blockSize: '32px', paddingBlock: space.xxs },
    [`${row}:hover > &`]: { background: color.surface.hover },
    [`${row}:has([data-row-link]:focus-visible) > &`]: { background: color.surface.selected },
    [`${row}[data-selected] > &`]: { background: color.surface.selected },
    [`${row}:last-child > &`]: { borderBlockEndColor: 'transparent' },
  },
  '@media': {
    [cards]: {
      display: 'none',
      blockSize: 'auto',
      padding: 0,
      border: 0,
      overflow: 'visible',
      background: 'none',
      minInlineSize: 0,
      selectors: {
        '&[data-card]': { display: 'block' },
        '&[data-card="lead"]': { gridRow: '1 / span 2', minInlineSize: '48px' },
        '&[data-card="title"]': { gridColumn: '2 / 5' },
        '&[data-card="fact"]': { gridRow: 2 },
        // A card is as high as what stands on it, however close the rows of the table are.
        [dense]: { blockSize: 'auto', paddingBlock: 0 },
        '&[data-card="select"]': { gridRow: '1 / span 2', gridColumn: 5 },
        [`${leadless.replace('&', row)} > &[data-card="title"]`]: { gridColumn: '1 / 4' },
        [`${leadless.replace('&', row)} > &[data-card="select"]`]: { gridColumn: 4 },
        [`${wordy.replace('&', row)} > &[data-card="title"]`]: { gridColumn: '1 / 3' },
        [`${wordy.replace('&', row)} > &[data-card="select"]`]: { gridColumn: 3 },
        [`${wordy.replace('&', row)} > &:nth-child(3 of [data-card="fact"])`]: {
          gridRow: 3,
          gridColumn: '1 / 3',
        },
        [`${loneFact} > &[data-card="fact"]`]: { gridColumn: '2 / 5' },
        [`${loneFact}${leadless.replace('&', '')} > &[data-card="fact"]`]: { gridColumn: '1 / 3' },
        // A label of nothing would be noise.
        '&[data-blank]': { display: 'none' },
        [`${row}:hover > &`]: { background: 'none' },
        [`${row}:has([data-row-link]:focus-visible) > &`]: { background: 'none' },
      },
    },
  },
});

/**
 * A cell of the columns at the start edge. It sticks only where columns can pass under it: each
 * cell that sticks is a layer of its own.
 */
export const sticky = style({
  insetInlineStart: stickyStart,
  selectors: {
    [wide]: { position: 'sticky', zIndex: 1 },
    'th&[scope="col"]': { zIndex: 3 },
  },
  '@media': {
    [cards]: { selectors: { [wide]: { position: 'static' } } },
    print: { selectors: { [wide]: { position: 'static' } } },
  },
});

/** The edge under which the other columns pass. */
export const stickyEdge = style({
  selectors: {
    [boxed]: { borderInlineEnd: hairline },
  },
  '@media': { [cards]: { selectors: { [boxed]: { borderInlineEnd: 0 } } } },
});

/** The header of a value, on cards only: in the table it stands above. */
export const factLabel = style({
  display: 'none',
  '@media': {
    [cards]: {
      display: 'block',
      color: color.text.secondary,
      fontSize: font.size.caption,
      lineHeight: font.line.caption,
    },
  },
});

export const skeletonBook = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  selectors: { [dense]: { maxBlockSize: '24px', overflow: 'hidden' } },
});

export const messageRow = style({ '@media': { [cards]: { display: 'block' } } });

/** A message in place of rows: failed or empty. */
export const message = style({
  paddingBlock: space.xl,
  paddingInline: space.md,
  '@media': { [cards]: { display: 'block' } },
});

/** Totals, under all rows and always in sight of a box that scrolls. */
export const foot = style({ '@media': { [cards]: { display: 'none' } } });

export const footCell = style({
  paddingInline: space.xs,
  paddingBlock: space.xs,
  background: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.strong}`,
  fontWeight: font.weight.medium,
  selectors: { [boxed]: { position: 'sticky', insetBlockEnd: 0 } },
});
