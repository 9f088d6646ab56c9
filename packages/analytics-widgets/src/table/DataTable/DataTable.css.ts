import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { layers, vars } from '../../internal/theme.ts';
import { headInset, tableBox } from './fit.css.ts';
import { boxed, cards, hairline, onCards } from './states.ts';

const { color, font, space } = vars;

/** Height of what already sticks at the top of the page. */
export const stickyTop = createVar();

export const root = style({
  display: 'grid',
  container: `${tableBox} / inline-size`,
  // As wide as its container, whatever the content needs.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minInlineSize: 0,
});

export const scroller = style({
  position: 'relative',
  minInlineSize: 0,
  background: color.surface.raised,
  '@media': {
    // Paper does not scroll: columns share the available width.
    screen: {
      selectors: {
        '&[data-long]': {
          overflow: 'auto',
          maxBlockSize: '80dvb',
          overscrollBehaviorInline: 'contain',
        },
      },
    },
    [cards]: onCards({ selectors: { '&:not([data-long])': { overflow: 'visible' } } }),
  },
});

/** Cards that a phone shows at a time. */
export const CARD_PAGE = 25;
/** Longer tables are windowed. */
const MAX_CARD_PAGES = 8;

/**
 * Hides the cards after so many pages of them, in one class for each number of pages. Without scripts,
 * which the button needs, all are shown.
 */
export const cardsUpTo = Array.from({ length: MAX_CARD_PAGES }, (_, page) => {
  const upTo = style({});
  globalStyle(`${upTo} > table > tbody > tr:nth-child(n + ${(page + 1) * CARD_PAGE + 1})`, {
    '@layer': {
      [layers.widgets]: {
        '@media': { [`screen and ${cards} and (scripting: enabled)`]: { display: 'none' } },
      },
    },
  });
  return upTo;
});

export const moreCards = style({
  display: 'none',
  '@media': {
    [`screen and ${cards} and (scripting: enabled)`]: {
      display: 'inline-flex',
      justifySelf: 'center',
    },
  },
});

/** Pagination is not printed. */
globalStyle(`${root} > nav`, {
  '@layer': { [layers.widgets]: { '@media': { print: { display: 'none' } } } },
});

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  // Sticky cells would leave collapsed borders behind.
  borderCollapse: 'separate',
  borderSpacing: 0,
  transition: `filter ${vars.duration.panel} ${vars.ease.out}`,
  // Old rows lose their colour, not their contrast, and only if the response takes a while.
  selectors: {
    '&[data-refreshing="true"]': { filter: 'grayscale(1)', transitionDelay: '200ms' },
  },
  '@media': {
    [cards]: onCards({ display: 'block', minInlineSize: '0 !important' }),
    // Screen widths do not apply on paper, where columns share a sheet.
    print: {
      minInlineSize: '0 !important',
      tableLayout: 'auto',
      fontSize: font.size.caption,
      lineHeight: font.line.caption,
      printColorAdjust: 'exact',
    },
  },
});

/** Widths for a screen: on paper a column is as wide as its values need, names have the rest. */
globalStyle(`${table} > colgroup > col`, {
  '@layer': { [layers.widgets]: { '@media': { print: { inlineSize: 'auto !important' } } } },
});

export const head = style({
  // The header row is sticky as a whole: sticky cells would each be a layer that every scroll
  // moves.
  position: 'sticky',
  insetBlockStart: fallbackVar(headInset, stickyTop),
  zIndex: 2,
  selectors: { [boxed]: { insetBlockStart: 0 } },
  '@media': {
    print: { position: 'static' },
    [cards]: onCards({
      position: 'static',
      display: 'block',
      // A header row without sorting and without a note would be empty.
      selectors: { '&:not(:has([aria-sort], [data-noted]))': { display: 'none' } },
    }),
  },
});

export const headRow = style({
  '@media': {
    [cards]: onCards({
      // Visually hidden long headers scroll with their headers.
      position: 'relative',
      display: 'flex',
      gap: space.md,
      paddingInline: space.sm,
      overflowX: 'auto',
      borderBlockEnd: hairline,
    }),
  },
});

export const headCell = style({
  // The resize handle at its edge is positioned relative to it.
  position: 'relative',
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
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.text.primary },
  },
  '@media': {
    [cards]: onCards({
      position: 'static',
      flex: 'none',
      paddingInline: 0,
      borderBlockEnd: 0,
      selectors: {
        // On cards only headers with a function are shown: sort buttons and the note.
        '&:not([aria-sort], [data-noted])': { display: 'none' },
        // Space for the note is reserved, whether it is loaded or not.
        '&[data-noted]': { position: 'relative', paddingInlineEnd: vars.control.sm },
      },
    }),
  },
});

export const body = style({ '@media': { [cards]: onCards({ display: 'block' }) } });

/** Totals, below all rows and always visible in a scrolling box. */
export const foot = style({
  selectors: { [boxed]: { position: 'sticky', insetBlockEnd: 0, zIndex: 2 } },
  '@media': { [cards]: onCards({ display: 'none' }) },
});

export const footCell = style({
  paddingInline: space.xs,
  paddingBlock: space.xs,
  background: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.strong}`,
  fontWeight: font.weight.medium,
});
