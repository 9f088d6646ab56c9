import { globalStyle } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  background: color.surface.veil,
  blockSize: 'var(--visual-viewport-height)',
  transition: `opacity ${vars.duration.panel} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

/** Never the full screen: a margin of the page stays on all sides, on phones too. */
export const panel = style({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: 'calc(var(--visual-viewport-height) - 2rem)',
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  transition: `translate ${vars.duration.panel} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { translate: '0 8px' } },
});

/* The library's own way out is not seen and cannot be pressed: the button in the head is the one. */
globalStyle(`${panel} > :not(section)`, { '@layer': { [layers.ui]: { display: 'none' } } });

export const size = variants({
  sm: { maxInlineSize: '576px' },
  md: { maxInlineSize: '768px' },
  lg: { maxInlineSize: '992px' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  flex: 'none',
  paddingBlockStart: space.md,
  paddingInlineStart: space.lg,
  paddingInlineEnd: space.sm,
});

export const title = style({
  ...type('h3'),
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.01em',
  paddingBlockStart: '4px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = style({ color: color.text.secondary });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  paddingBlock: space.sm,
  paddingInline: space.lg,
  selectors: { '&:last-child': { paddingBlockEnd: space.lg } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  flex: 'none',
  paddingBlockStart: space.xs,
  paddingBlockEnd: space.lg,
  paddingInline: space.lg,
});
