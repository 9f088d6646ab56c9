import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { style } from '../style.ts';
import { tabular, type } from '../text.ts';
import { wellButton, wellButtonReadOnly, wellButtonSelectors } from '../wellButton.ts';

const { color, space } = vars;

export const well = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInlineEnd: space.xxs,
});

export const segments = style({ ...tabular, display: 'inline-flex', whiteSpace: 'nowrap' });

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

export const open = style({
  ...wellButton,
  selectors: { ...wellButtonSelectors, ...wellButtonReadOnly },
});

/** On a phone a month is higher than what is left of the window: it scrolls there. */
export const popover = style({ overflow: 'auto', overscrollBehavior: 'contain' });

export const panel = style({ outline: 'none' });

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

export const turn = style({
  ...wellButton,
  inlineSize: '32px',
  blockSize: '32px',
  selectors: wellButtonSelectors,
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
    '&[data-selected]': {
      background: color.action.primary.fill,
      color: color.action.primary.text,
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
