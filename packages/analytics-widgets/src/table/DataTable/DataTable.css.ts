import { createVar, globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { layers, vars } from '../../internal/theme.ts';
import { boxed, cards, hairline, onCards } from './states.ts';

const { color, font, space } = vars;

/** Height of what already sticks at the top of the page. */
export const stickyTop = createVar();

export const root = style({
  display: 'grid',
  // As wide as there is room: the widths of all that stands here need not be asked first.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minInlineSize: 0,
});

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
    [cards]: onCards({ display: 'block', minInlineSize: '0 !important' }),
    // Columns have the widths that a screen has room for: on paper they share a sheet.
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
  // All headers stick as one: each cell of its own would be a layer that every scroll moves.
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: 2,
  selectors: { [boxed]: { insetBlockStart: 0 } },
  '@media': {
    print: { position: 'static' },
    [cards]: onCards({
      position: 'static',
      display: 'block',
      // A row of headers of which none sorts or has the note would be a row of nothing.
      selectors: { '&:not(:has([aria-sort], [data-noted]))': { display: 'none' } },
    }),
  },
});

export const headRow = style({
  '@media': {
    [cards]: onCards({
      // The long names of headers, which only readers hear, scroll with them.
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
  // The handle at its edge stands by it.
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
        // On cards a header sorts or has the note: a label without a function would be noise.
        '&:not([aria-sort], [data-noted])': { display: 'none' },
        // The note has its room whether it is there or not.
        '&[data-noted]': { position: 'relative', paddingInlineEnd: vars.control.sm },
      },
    }),
  },
});

export const body = style({ '@media': { [cards]: onCards({ display: 'block' }) } });

/** Totals, under all rows and always in sight of a box that scrolls. */
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
