import { style, variants } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { wellButton, wellButtonReadOnly, wellButtonSelectors } from '../../internal/wellButton.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const well = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInlineEnd: space.xxs,
});

/** Where both ends have no room in a line, the second goes under the first. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  flex: '1 1 auto',
  minInlineSize: 0,
});

export const end = style({ ...tabular, display: 'inline-flex', whiteSpace: 'nowrap' });

export const segment = style({
  padding: '2px',
  /* A month of one figure is as easily hit as one of two. */
  minInlineSize: 'calc(2ch + 4px)',
  borderRadius: '4px',
  outline: 'none',
  textAlign: 'end',
  selectors: {
    '&[data-type="literal"]': {
      minInlineSize: 0,
      paddingInline: 0,
      color: color.text.secondary,
      whiteSpace: 'pre',
    },
    '&[data-placeholder]': { color: color.text.secondary },
    '&[data-focused]': {
      background: color.action.primary.fill,
      color: color.action.primary.text,
    },
    '&[data-invalid]:not([data-focused])': { color: color.status.danger.text },
    '&[data-disabled]': { color: color.text.disabled },
  },
  '@media': {
    '(pointer: coarse)': { paddingInline: '3px', minBlockSize: '24px' },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const dash = style({
  flex: 'none',
  inlineSize: space.xs,
  blockSize: '1px',
  background: color.text.secondary,
});

export const open = style({
  ...wellButton,
  selectors: { ...wellButtonSelectors, ...wellButtonReadOnly },
});

export const turn = style({
  ...wellButton,
  inlineSize: '32px',
  blockSize: '32px',
  selectors: wellButtonSelectors,
});

export const popover = style({ overflow: 'auto', overscrollBehavior: 'contain' });

export const panel = style({ outline: 'none' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.up('md')]: { flexDirection: 'row' } },
});

export const presets = variants({
  horizontal: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    padding: space.sm,
    paddingBlockEnd: 0,
    maxInlineSize: '292px',
  },
  vertical: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: space.sm,
    minInlineSize: '152px',
    maxInlineSize: '200px',
    borderInlineEnd: `1px solid ${color.border.subtle}`,
  },
});

export const preset = style({
  minBlockSize: vars.control.sm,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[data-orientation="horizontal"] > &': { borderColor: color.border.subtle },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': {
      background: color.surface.selected,
      borderColor: color.action.mark,
      fontWeight: vars.font.weight.medium,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const calendar = style({
  padding: space.sm,
  inlineSize: 'fit-content',
  marginInline: 'auto',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.xxs,
});

/** Each month's name over its own grid. */
export const title = style({
  flex: '1 1 0',
  textAlign: 'center',
  fontWeight: vars.font.weight.medium,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const months = style({ display: 'flex', gap: space.lg, alignItems: 'flex-start' });

export const grid = style({
  ...tabular,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});

export const weekday = style({
  ...type('caption'),
  inlineSize: '38px',
  paddingBlock: space.xxs,
  fontWeight: vars.font.weight.regular,
  color: color.text.secondary,
});

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '38px',
  blockSize: '36px',
  cursor: 'pointer',
  outline: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-today]': { fontWeight: vars.font.weight.semibold, color: color.text.link },
    '&[data-selected]': { background: color.surface.selected, borderRadius: 0 },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.action.primary.fill,
      color: color.action.primary.text,
    },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&[data-unavailable]': {
      color: color.text.disabled,
      cursor: 'default',
      textDecoration: 'line-through',
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
      zIndex: 1,
    },
    /* A hollow mark under the number: a gap is seen as a gap. */
    '&[data-empty]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '4px',
      inlineSize: '5px',
      blockSize: '5px',
      border: '1px solid currentColor',
      borderRadius: vars.radius.full,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

export const legend = style({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlockStart: space.xs,
  color: color.text.secondary,
});

export const legendMark = style({
  inlineSize: '7px',
  blockSize: '7px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  // The confirmation stays in view where a small screen scrolls the rest.
  position: 'sticky',
  insetBlockEnd: 0,
  background: color.surface.raised,
});

export const summary = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
});

export const count = style({ color: color.text.secondary });

export const confirm = style({ display: 'flex', gap: space.xs, marginInlineStart: 'auto' });
