import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { layers } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';
import { style } from './style.ts';
import { type } from './text.ts';

const { color, space } = vars;

/** Surface of menus, selects and popovers, which open over the page beside their trigger. */
export const popover = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  color: color.text.primary,
  overflow: 'auto',
  maxInlineSize: `calc(100vw - ${space.xl})`,
  zIndex: vars.zIndex.overlay,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}, translate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement="bottom"]': { translate: '0 -4px' },
    '&[data-entering][data-placement="top"]': { translate: '0 4px' },
  },
});

export const list = style({ outline: 'none', padding: space.xxs, minInlineSize: '160px' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.control.md,
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: vars.font.weight.medium },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/**
 * Otherwise children of the row would have backgrounds of their own, and their text would be
 * invisible on them.
 */
globalStyle(`${item}[data-focused] *`, {
  '@media': {
    [media.forcedColors]: {
      '@layer': { [layers.ui]: { color: 'inherit', forcedColorAdjust: 'none' } },
    },
  },
});

/** For irreversible actions. */
export const itemDanger = style({ color: color.status.danger.text });

export const itemIcon = style({
  color: color.text.secondary,
  selectors: {
    [`${itemDanger} > &`]: { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

export const itemText = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Rows without a tick reserve its space, so that the texts are aligned. */
export const itemTick = style({ color: color.action.mark, marginInlineStart: space.xs });

export const itemNote = style({
  ...type('caption'),
  display: 'block',
  color: color.text.secondary,
});

export const heading = style({
  ...type('caption'),
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  paddingInline: space.xs,
  paddingBlockStart: space.xs,
  paddingBlockEnd: space.xxs,
});
