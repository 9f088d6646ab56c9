import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { style, variants } from './style.ts';
import { type } from './text.ts';

const { color, space } = vars;

/** Label, control and notes of any field under each other. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
});

export const label = style({
  ...type('body'),
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    /* The dot of what must be filled: a drawing, so that it is no part of the name. */
    '[data-required] > &::after': {
      content: '',
      display: 'inline-block',
      inlineSize: '6px',
      blockSize: '6px',
      marginInlineStart: space.xxs,
      verticalAlign: 'super',
      borderRadius: vars.radius.full,
      border: `3px solid ${color.status.danger.accent}`,
    },
  },
});

/** The box around a field's text or choice. */
export const well = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  background: color.surface.sunken,
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-hovered], &:hover': { borderColor: color.text.secondary },
    '&:is([data-focus-within], :has(> input:focus)):not([data-disabled])': {
      borderColor: color.focus,
      outline: `1px solid ${color.focus}`,
      outlineOffset: 0,
    },
    '&[data-invalid]': { borderColor: color.status.danger.accent },
    /* A read-only field has no background: the value is part of the page. */
    '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
    '&[data-disabled]': {
      borderColor: color.border.subtle,
      color: color.text.disabled,
      background: 'transparent',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is([data-focus-within], :has(> input:focus))': { outline: '2px solid Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

export const size = variants({
  sm: { minBlockSize: vars.control.sm, paddingInline: space.xs },
  md: { minBlockSize: vars.control.md, paddingInline: space.sm },
});

export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: '3px',
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-disabled]': { color: color.text.disabled },
  },
  // Below 16 px a phone zooms into the field when it is touched.
  '@media': { '(pointer: coarse)': { fontSize: vars.font.size.lead } },
});

export const icon = style({ color: color.text.secondary });

/** Several lines: grows with its text up to twelve of them. */
export const area = style({
  inlineSize: '100%',
  minInlineSize: 0,
  maxBlockSize: '15rem',
  paddingBlock: '7px',
  border: 0,
  background: 'none',
  outline: 'none',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-disabled]': { color: color.text.disabled, resize: 'none' },
  },
  '@media': { '(pointer: coarse)': { fontSize: vars.font.size.lead } },
});

/** A unit or a sign within the well, before or after what is typed. */
export const affix = style({
  flex: 'none',
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '[data-disabled] > &': { color: color.text.disabled } },
});

/** Buttons at the edge of the field's box, a target of 28 px each. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${space.xs})`,
});

export const notes = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const note = style({ ...type('caption'), color: color.text.secondary });

export const error = style({
  ...type('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  color: color.status.danger.text,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ flex: 'none', marginBlockStart: '1px' });
