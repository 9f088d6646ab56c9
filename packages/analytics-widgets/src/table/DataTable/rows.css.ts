import { createVar } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';
import { boxed, cards, dense, hairline, onCards, wide } from './states.ts';

const { color, font, space } = vars;

export const align = variants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', '@media': { [cards]: onCards({ textAlign: 'start' }) } },
  center: { textAlign: 'center', '@media': { [cards]: onCards({ textAlign: 'start' }) } },
});

/** A row whose card has no lead. */
const leadless = '&:not(:has(> [data-card="lead"]))';

/**
 * A row without a lead whose facts are words or too few for three columns: words stand two in a
 * line, where none is broken, and a third has a line of its own.
 */
const wordy = `${leadless}:is(:has(> .${align.start}[data-card="fact"]), :not(:has(> :nth-child(3 of [data-card="fact"]))))`;

/**
 * A row with a lead and three facts: these have the width of the card, under lead and title. Beside
 * the lead they would be narrower than the words over them.
 */
const crowded = '&:has(> [data-card="lead"]):has(> :nth-child(3 of [data-card="fact"]))';

/** What the lead and the mark of a choice take of the first line. */
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
      // Nothing at the start: the title and the facts begin there.
      selectors: {
        [leadless]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
        [wordy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
        [crowded]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    }),
  },
  selectors: { '&:has([data-row-link])': { cursor: 'pointer' } },
});

/** A row with a lead and two facts: the second has the room that a third would have. */
const paired = `${row}:has(> [data-card="lead"]):not(:has(> :nth-child(3 of [data-card="fact"])))`;

/** A row whose card has one fact: it has the room of all. */
const loneFact = `${row}:not(:has(> [data-card="fact"] ~ [data-card="fact"]))`;

/** A row whose link the keyboard has reached. Without the focus in it nothing is looked for in it. */
const focused = `${row}:focus-within:has([data-row-link]:focus-visible)`;

export const cell = style({
  blockSize: '40px',
  paddingInline: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: hairline,
  // No ground of its own, which each scroll would paint again: the table's own is under it.
  fontWeight: font.weight.regular,
  selectors: {
    // Only where a reader has made columns narrower than what stands in them: what is clipped is
    // painted by itself. Not hidden: that would make a box that scrolls of every cell.
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
        // Labels, values and what is said under them have lines of their own: values of one card
        // stand on one line, however many their labels take.
        '&[data-card="fact"]': {
          gridRow: '2 / span 3',
          display: 'grid',
          gridTemplate: 'subgrid / minmax(0, 1fr)',
          justifyItems: 'start',
          paddingBlockStart: space.xs,
        },
        '[data-resized="true"] &': { overflow: 'visible' },
        // A card is as high as what stands on it, however close the rows of the table are.
        [dense]: { blockSize: 'auto', paddingBlock: 0 },
        '&[data-card="select"]': { gridRow: '1 / span 4', gridColumn: 5 },
        [`${leadless.replace('&', row)} > &[data-card="title"]`]: { gridColumn: '1 / 4' },
        [`${leadless.replace('&', row)} > &[data-card="select"]`]: { gridColumn: 4 },
        [`${wordy.replace('&', row)} > &[data-card="title"]`]: { gridColumn: '1 / 3' },
        [`${wordy.replace('&', row)} > &[data-card="select"]`]: { gridColumn: 3 },
        [`${wordy.replace('&', row)} > &:nth-child(3 of [data-card="fact"])`]: {
          gridRow: '5 / span 3',
          gridColumn: '1 / 3',
        },
        [`${crowded.replace('&', row)} > &[data-card="lead"]`]: { gridArea: '1 / 1' },
        [`${crowded.replace('&', row)} > &[data-card="title"]`]: {
          gridArea: '1 / 1 / auto / 4',
          marginInlineStart: leadRoom,
        },
        [`${crowded.replace('&', row)}:has(> [data-card="select"]) > &[data-card="title"]`]: {
          marginInlineEnd: selectRoom,
        },
        [`${crowded.replace('&', row)} > &[data-card="select"]`]: {
          gridArea: '1 / 3',
          justifySelf: 'end',
        },
        [`${paired} > &:nth-child(2 of [data-card="fact"])`]: { gridColumn: '3 / 5' },
        [`${loneFact} > &[data-card="fact"]`]: { gridColumn: '2 / 5' },
        [`${loneFact}${leadless.replace('&', '')} > &[data-card="fact"]`]: { gridColumn: '1 / 3' },
        // A label of nothing would be noise.
        '&[data-blank]': { display: 'none' },
        [`${row}:hover > &`]: { background: 'none' },
        [`${focused} > &`]: { background: 'none' },
      },
    }),
  },
});

/**
 * Columns that stick, in their order: where each stands is written once on the table, for a style on
 * each of its cells costs a list of ten thousand rows its first paint. More than these would leave no
 * room for what passes under them.
 */
export const stickyStarts = Array.from({ length: 6 }, () => createVar());

/** Only where it sticks: a header stands relative, and would be moved by it. */
export const stickyAt = stickyStarts.map((start) =>
  style({ selectors: { [wide]: { insetInlineStart: start } } }),
);

/**
 * A cell of the columns at the start edge. It sticks only where columns can pass under it: each
 * cell that sticks is a layer of its own.
 */
export const sticky = style({
  selectors: {
    [wide]: { position: 'sticky', zIndex: 1, background: color.surface.raised },
    'th&[scope="col"]': { zIndex: 3 },
  },
  '@media': {
    [cards]: onCards({ selectors: { [wide]: { position: 'static', background: 'none' } } }),
    print: { selectors: { [wide]: { position: 'static' } } },
  },
});

/** On a phone a second column that sticks would leave no room for what passes under it. */
export const stickyFromMd = style({
  '@media': {
    [cards]: { selectors: { [wide]: { position: 'static' } } },
  },
});

/** The edge under which the other columns pass. */
export const stickyEdge = style({
  selectors: {
    [boxed]: { borderInlineEnd: hairline },
  },
  '@media': { [cards]: onCards({ selectors: { [boxed]: { borderInlineEnd: 0 } } }) },
});

/** The header of a value, on cards only: in the table it stands above. */
export const factLabel = style({
  display: 'none',
  '@media': {
    [cards]: onCards({
      display: 'block',
      alignSelf: 'end',
      color: color.text.secondary,
      fontSize: font.size.caption,
      lineHeight: font.line.caption,
    }),
  },
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
