import { style } from '../../internal/style.ts';
import { tabular, type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Half a thumb of room at both ends: at its ends the thumb does not leave the field. */
export const plot = style({ paddingInline: '9px' });

export const histogram = style({
  position: 'relative',
  blockSize: '40px',
  marginBlockEnd: '-13px',
});

export const bar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  minInlineSize: '1px',
  borderStartStartRadius: '1px',
  borderStartEndRadius: '1px',
  background: color.chart.muted,
  selectors: { '&[data-chosen]': { background: color.chart[1] } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-chosen]': { background: 'Highlight' } },
    },
  },
});

/** A line of 4 px in a target of 28. */
export const track = style({
  position: 'relative',
  blockSize: '28px',
  inlineSize: '100%',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '12px',
      insetInline: '-9px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: color.border.strong,
      opacity: 0.45,
    },
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'GrayText' } } } },
});

/** react-aria gives it the height of the track; only the line within is visible. */
export const fill = style({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '12px',
      blockSize: '4px',
      background: color.action.mark,
    },
    '[data-disabled] &::before': { background: color.text.disabled },
    '[data-invalid] &::before': { background: color.status.danger.accent },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&::before': { background: 'Highlight' } },
    },
  },
});

export const thumb = style({
  insetBlockStart: '14px',
  inlineSize: '18px',
  blockSize: '18px',
  border: `2px solid ${color.action.mark}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  cursor: 'grab',
  transition: `box-shadow ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    /* The touch target is wider than the visible thumb. */
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '-7px',
      borderRadius: vars.radius.full,
    },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-dragging]': { cursor: 'grabbing', background: color.action.mark },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: color.text.disabled, cursor: 'default' },
    '[data-invalid] &': { borderColor: color.status.danger.accent },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText', background: 'ButtonFace' },
  },
});

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

/** Where the numbers or their unit are long, the fields wrap below each other. */
export const number = style({ flex: '1 1 96px', minInlineSize: 'min-content' });

export const dash = style({
  flex: 'none',
  inlineSize: space.xs,
  blockSize: '1px',
  background: color.text.secondary,
});

export const values = style({
  ...type('caption'),
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xs,
  color: color.text.secondary,
});
