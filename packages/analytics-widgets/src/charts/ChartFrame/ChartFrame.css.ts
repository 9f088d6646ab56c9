import { style } from '../../internal/style.ts';
import { media, vars } from '../../internal/theme.ts';

const { color, duration, ease, font, space } = vars;

export const root = style({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  // Rows do not stretch: in full screen only the plot grows.
  alignContent: 'start',
  '@media': {
    print: {
      breakInside: 'avoid',
      // Browsers omit backgrounds when printing, but bars and swatches are backgrounds.
      printColorAdjust: 'exact',
    },
  },
  selectors: {
    '&:fullscreen': {
      padding: space.lg,
      overflow: 'auto',
      background: color.surface.raised,
      color: color.text.primary,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  '@media': {
    // The tools take a third of a phone's width: beside the first line of the title only.
    [media.below('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `minmax(${vars.control.sm}, auto)`,
      gap: `${space.xxs} ${space.xs}`,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  '@media': { [media.below('md')]: { display: 'contents' } },
});

/** In the row of the title on phones. */
const inTitleRow = (gridColumn: number) => ({ gridRow: 1, gridColumn });

/** Width of all tool buttons of a chart: source, table, full screen and files. */
const TOOLS_WIDTH = `calc(4 * ${vars.control.sm} + 3 * ${space.xxs})`;

export const title = style({
  '@media': {
    [media.below('md')]: {
      ...inTitleRow(1),
      textWrap: 'wrap',
      '::before': {
        // The place of the tools: lines of the title below them have the full width.
        content: '""',
        float: 'inline-end',
        inlineSize: TOOLS_WIDTH,
        blockSize: vars.control.sm,
      },
    },
  },
});

/** Hues of marks have too little contrast for text, so that a line under it has the hue. */
export const subject = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '3px',
  textUnderlineOffset: '4px',
  textDecorationSkipInk: 'none',
});

export const demo = style({ '@media': { [media.below('md')]: inTitleRow(2) } });

export const note = style({
  gridColumn: '1 / -1',
  // Avoids a single word on the last line.
  textWrap: 'pretty',
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

/** Visible on hover or focus where there is a pointer. */
export const tools = style({
  display: 'flex',
  flex: 'none',
  gap: space.xxs,
  transition: `opacity ${duration.fast} ${ease.out}`,
  '@media': {
    [media.below('md')]: { ...inTitleRow(1), justifySelf: 'end', alignSelf: 'start' },
    [media.hover]: {
      opacity: 0.001,
      selectors: {
        [`${root}:hover &, ${root}:focus-within &, &[data-pinned="true"], &:has([aria-expanded="true"])`]:
          { opacity: 1 },
      },
    },
    print: { display: 'none' },
  },
});

/** Same size as a tool button. */
export const toolRoom = style({
  inlineSize: vars.control.sm,
  blockSize: vars.control.sm,
});

/** Same size as all tool buttons of a chart. */
export const toolsRoom = style({
  inlineSize: TOOLS_WIDTH,
  blockSize: vars.control.sm,
});

export const plot = style({ minInlineSize: 0, position: 'relative' });

/** The table twin has the chart's height and scrolls inside. */
export const twin = style({
  overflow: 'auto',
  minInlineSize: 0,
  // Paper does not scroll.
  '@media': { print: { overflow: 'visible', blockSize: 'auto !important' } },
});

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'separate',
});

export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  fontSize: font.size.caption,
  fontWeight: font.weight.medium,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const cell = style({
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontWeight: font.weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  color: color.text.secondary,
  fontSize: font.size.caption,
  lineHeight: font.line.caption,
});

export const gapNote = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });

export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  color: color.text.secondary,
});
