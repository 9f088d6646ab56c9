import { choice, choiceSelectors, choiceWords } from '../../internal/choice.ts';
import { style, variants } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const button = style({
  ...choice,
  selectors: {
    ...choiceSelectors,
    '&[data-readonly]': { cursor: 'default' },
    '[data-pending] > &': { cursor: 'progress' },
  },
});

export const side = variants({
  start: {},
  end: { flexDirection: 'row-reverse', justifyContent: 'space-between' },
});

export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '34px',
  blockSize: '20px',
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text.secondary },
    '[data-selected] > &': { background: color.action.mark, borderColor: color.action.mark },
    '[data-invalid] > &': { borderColor: color.status.danger.accent },
    '[data-readonly] > &': { borderStyle: 'dashed' },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { background: 'transparent', borderColor: color.border.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

/** It is at the other end when on: distinguishable without colour. */
export const thumb = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '2px',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: vars.radius.full,
  background: color.text.secondary,
  transition: `inset-inline-start ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '[data-selected] > * > &': { insetInlineStart: '16px', background: color.action.onMark },
    '[data-disabled] > * > &': { background: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
      },
    },
  },
});

export const words = style(choiceWords);

export const notes = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });

/** Notes are aligned with the text, not with the track. */
export const indent = style({ paddingInlineStart: `calc(34px + ${space.xs})` });
