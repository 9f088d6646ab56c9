import { createContainer, createVar } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

/** The box that a table has on its page. */
export const tableBox = createContainer();

/** `sticky` where columns pass under the pinned ones. */
export const pinPosition = createVar();
/** 1 where columns pass under the pinned ones, else 0. */
export const isPinning = createVar();
/** Background of pinned cells, where columns pass under them. */
export const pinBackground = createVar();
/** Border behind the last pinned column. */
export const pinBorder = createVar();
/** Distance of a pinned cell from the start of the table. */
export const leftInset = createVar();
/** Distance of the header from the top of what scrolls. */
export const headInset = createVar();

/**
 * Widths of tables, in rem, at which columns are left out. Container queries take no variables: a
 * table uses the first width that its columns fit in, and needs no script to find it.
 */
const widths = Array.from({ length: 52 }, (_, step) => 18 + step * 2);

const narrowerThan = (rem: number) => `${tableBox} (max-width: ${rem - 0.01}rem)`;

/** Columns that have no room below a width. Cards and paper have them. */
export const hiddenBelow = widths.map((rem) => ({
  rem,
  className: style({
    '@media': {
      'screen and (min-width: 640px)': {
        '@container': { [narrowerThan(rem)]: { display: 'none' } },
      },
    },
  }),
}));

const scrolled = {
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  vars: {
    [pinPosition]: 'sticky',
    [isPinning]: '1',
    [pinBackground]: vars.color.surface.raised,
    [pinBorder]: `1px solid ${vars.color.border.subtle}`,
    [headInset]: '0px',
  },
} as const;

/** A table that is wider than its box scrolls sideways below a width; the last one always does. */
export const scrolledBelow = [
  ...widths.map((rem) => ({
    rem,
    className: style({
      '@media': { screen: { '@container': { [narrowerThan(rem)]: scrolled } } },
    }),
  })),
  {
    rem: Number.POSITIVE_INFINITY,
    className: style({ '@media': { screen: scrolled } }),
  },
];
