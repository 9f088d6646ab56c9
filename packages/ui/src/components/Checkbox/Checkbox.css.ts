import { style } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const button = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  minBlockSize: '24px',
  paddingBlock: '2px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'default' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1px solid ${color.border.strong}`,
  borderRadius: '4px',
  background: color.surface.sunken,
  color: color.action.onMark,
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text.secondary },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: color.action.mark,
      borderColor: color.action.mark,
    },
    '[data-invalid] > &': { borderColor: color.status.danger.accent },
    '[data-focus-visible] > &': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '[data-disabled] > &': {
      background: color.surface.sunken,
      borderColor: color.border.subtle,
      color: color.text.disabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'HighlightText',
      selectors: { '[data-selected] > &': { background: 'Highlight' } },
    },
  },
});

export const tick = style({ strokeWidth: 3 });
