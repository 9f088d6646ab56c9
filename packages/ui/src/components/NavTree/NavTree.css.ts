import { style } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: '1px' });

/** Child pages are placed on a hairline that starts under the icon of their parent. */
export const branch = style({
  marginInlineStart: `calc(${space.sm} + ${vars.icon.md} / 2)`,
  paddingInlineStart: space.xs,
  borderInlineStart: `1px solid ${color.border.subtle}`,
  marginBlock: '2px',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: color.text.primary,
  selectors: {
    '&:hover': {
      background: color.surface.hover,
      transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
    },
    /* The bar of the page one is on; it covers the hairline of its branch. */
    '&[data-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '6px',
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: color.action.mark,
    },
    [`${branch} > li > &[data-current]::before`]: {
      insetInlineStart: `calc(-1 * ${space.xs} - 2px)`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-current]::before': { background: 'Highlight' } },
    },
  },
});

export const target = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.control.md,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    [`${row}[data-current] > &`]: { fontWeight: vars.font.weight.semibold },
    [`${row}[data-holds-current] > &`]: { fontWeight: vars.font.weight.medium },
  },
});

export const icon = style({
  color: color.text.secondary,
  selectors: { [`${row}[data-current] &`]: { color: color.action.mark } },
});

export const label = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const badge = style({
  ...type('caption'),
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
});

export const expander = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.sm,
  blockSize: vars.control.sm,
  marginInlineEnd: space.xxs,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.action.neutral.fillPressed, color: color.text.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The heading of a group: small capitals' stead in a face without them. */
export const heading = style({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: vars.control.sm,
  marginBlockStart: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:lang(fa), &:lang(zh)': { letterSpacing: 0 },
  },
});

export const headingLabel = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  transition: `rotate ${vars.duration.panel} ${vars.ease.out}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
});

export const separator = style({
  blockSize: '1px',
  marginBlock: space.xs,
  marginInline: space.sm,
  background: color.border.subtle,
});

export const empty = style({
  paddingInline: space.sm,
  paddingBlock: space.xs,
  color: color.text.secondary,
});
