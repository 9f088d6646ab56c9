import type { StyleRule } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  minInlineSize: 0,
  selectors: {
    '&[data-drop-target]': { borderRadius: vars.radius.control, background: color.surface.hover },
  },
});

/** Where the row would go: between two others. */
const aimLine = {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  blockSize: '3px',
  borderRadius: vars.radius.full,
  background: color.action.mark,
  pointerEvents: 'none',
} as const;

export const row = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.control,
  color: color.text.primary,
  cursor: 'pointer',
  // React Aria sets the level of a row in this variable.
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space.md})`,
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected },
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '6px',
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: color.action.mark,
    },
    '&[data-dragging], &[data-carried]': { opacity: 0.5 },
    '&[data-aim="before"]::after': { ...aimLine, insetBlockStart: '-2px' },
    '&[data-aim="after"]::after': { ...aimLine, insetBlockEnd: '-2px' },
    '&[data-drop-target], &[data-aim="inside"]': {
      outline: `2px solid ${color.action.mark}`,
      outlineOffset: '-2px',
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]::before, &[data-aim]::after': { background: 'Highlight' },
      },
    },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '40px',
  paddingBlock: space.xxs,
  paddingInlineEnd: space.sm,
});

const rowButton: StyleRule = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: vars.control.sm,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  selectors: {
    '&[data-hovered]': { background: color.action.neutral.fillPressed, color: color.text.primary },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
};

/** A finger on it carries the row and scrolls nothing. */
export const grip = style({ display: 'flex', flex: 'none', cursor: 'grab', touchAction: 'none' });

export const handle = style({ ...rowButton, cursor: 'grab' });

export const chevron = style({
  ...rowButton,
  cursor: 'pointer',
  selectors: {
    ...rowButton.selectors,
    [`${row}[data-expanded] > * > * > &`]: { rotate: '90deg' },
    [`[dir="rtl"] ${row}[data-expanded] > * > * > &`]: { rotate: '-90deg' },
  },
});

export const noChevron = style({ flex: 'none', inlineSize: '24px' });

export const icon = style({ flex: 'none', color: color.text.secondary });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
});

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${row}[data-selected] &`]: { fontWeight: vars.font.weight.medium } },
});

/** A line with its name in the middle of nothing else. */
export const line = style({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.secondary,
  '::after': { content: '', flex: '1 1 auto', borderBlockEnd: `1px solid ${color.border.subtle}` },
});

export const note = style({
  ...type('caption'),
  overflow: 'hidden',
  color: color.text.secondary,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const mark = variants({
  warning: { flex: 'none', color: color.status.warning.text },
  danger: { flex: 'none', color: color.status.danger.text },
});

/** The same where React Aria carries it. */
export const place = style({
  position: 'relative',
  blockSize: 0,
  marginInlineStart: `calc((var(--tree-item-level, 1) - 1) * ${space.md})`,
  selectors: {
    '&[data-drop-target]::after': { ...aimLine, insetBlockStart: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-drop-target]::after': { background: 'Highlight' } },
    },
  },
});

export const empty = style({ padding: space.sm, color: color.text.secondary });
