import type { StyleRule } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, control } = vars;

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const size = variants({
  sm: { ...type('body'), minBlockSize: control.sm, paddingInline: space.xs, gap: space.xxs },
  md: { ...type('body'), minBlockSize: control.md, paddingInline: space.sm },
  lg: { ...type('lead'), minBlockSize: control.lg, paddingInline: space.md },
});

const filled = (kind: 'primary' | 'danger'): StyleRule => ({
  background: color.action[kind].fill,
  color: color.action[kind].text,
  selectors: {
    '&[data-hovered]': { background: color.action[kind].fillHover },
    '&[data-pressed]': { background: color.action[kind].fillPressed },
    '&[data-disabled]': { background: color.surface.sunken, color: color.text.disabled },
  },
});

export const variant = variants({
  primary: filled('primary'),
  danger: filled('danger'),
  secondary: {
    background: color.action.neutral.fill,
    color: color.action.neutral.text,
    borderColor: color.border.strong,
    selectors: {
      '&[data-hovered]': { background: color.action.neutral.fillHover },
      '&[data-pressed], &[aria-expanded="true"]': { background: color.action.neutral.fillPressed },
      '&[data-disabled]': {
        background: 'transparent',
        color: color.text.disabled,
        borderColor: color.border.subtle,
      },
    },
  },
  quiet: {
    color: color.text.primary,
    selectors: {
      '&[data-hovered]': { background: color.action.neutral.fillHover },
      '&[data-pressed], &[aria-expanded="true"]': { background: color.action.neutral.fillPressed },
      '&[data-disabled]': { background: 'transparent', color: color.text.disabled },
    },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: '3px' });

/**
 * Preserves the button's width while the spinner covers its text, which remains the accessible
 * name.
 */
export const waiting = style({ opacity: 0 });

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

/** The spinner takes the colour of the words that it covers. */
export const spinnerInk = style({ selectors: { '&&': { color: 'inherit' } } });
