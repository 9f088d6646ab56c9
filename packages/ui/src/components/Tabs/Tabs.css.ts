import { style } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  minBlockSize: '40px',
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-hovered]': { color: color.text.primary },
    '&[data-selected]': { color: color.text.primary },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: color.action.mark,
    },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]::after': { background: 'Highlight' } },
    },
  },
});

export const panel = style({
  paddingBlockStart: space.md,
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outlineOffset: '2px' } },
});
