import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  whiteSpace: 'nowrap',
  selectors: { '[data-density="comfortable"] &[data-wraps="true"]': { flexWrap: 'wrap' } },
});

/** In a narrow column the chips shrink, the count of the others does not. */
export const chip = style({ minInlineSize: 0 });

/** A full touch target, no wider than its digits. */
export const rest = style({
  flex: 'none',
  minInlineSize: '24px',
  minBlockSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: 0,
  paddingBlock: 0,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.selected, color: vars.color.text.link },
    '&[aria-expanded="true"]': { color: vars.color.text.link },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxInlineSize: '20rem',
});

export const other = style({ display: 'flex', minInlineSize: 0 });
