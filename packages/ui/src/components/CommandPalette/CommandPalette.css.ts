import '../../internal/menu.css.ts';
import { style } from '../../internal/style.ts';
import { ellipsis, type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const coarse = '(pointer: coarse)';

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  background: color.surface.veil,
  blockSize: 'var(--visual-viewport-height)',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  paddingBlockStart: space.sm,
  paddingInline: space.sm,
  '@media': { [media.up('md')]: { paddingBlockStart: '12vh', paddingInline: space.md } },
});

/**
 * A panel at the top, above the keyboard of a phone, with the page around it to tap. Its position
 * does not change while its list grows.
 */
export const panel = style({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: `calc(var(--visual-viewport-height) - ${space.xxxl})`,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  color: color.text.primary,
  overflow: 'hidden',
  transition: `translate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { translate: '0 -8px' } },
  '@media': {
    [media.up('md')]: {
      maxInlineSize: '640px',
      maxBlockSize: 'min(560px, calc(var(--visual-viewport-height) - 12vh - 2rem))',
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: 'none',
  minBlockSize: vars.size.header,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xs,
});

export const fieldIcon = style({ color: color.text.secondary });

/** The caret in the one field of the palette shows where the focus is; a ring would cut the sheet. */
export const input = style({
  ...type('lead'),
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: space.xs,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space.xl,
  padding: space.xs,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  outline: 'none',
  selectors: { '&:empty, &[data-empty]': { display: 'none' } },
});

export const row = style({ gap: space.sm, minBlockSize: vars.control.lg });

export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({ display: 'block', overflowWrap: 'anywhere' });
export const description = style(ellipsis);

export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

export const meta = style({ flex: 'none', color: color.text.secondary });

/** Where Enter leads; seen on the row that it would take. */
export const go = style({
  color: color.text.secondary,
  opacity: 0,
  selectors: { '[data-focused] > &': { opacity: 1 } },
});

/** It cannot be chosen, but is there to be read. */
export const status = style({
  selectors: { '&[data-disabled]': { color: color.text.secondary, cursor: 'default' } },
});

export const failure = style({ color: color.status.danger.text });

export const retry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  flex: 'none',
  color: color.text.link,
});

export const empty = style({
  paddingBlock: space.lg,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  textAlign: 'center',
});

export const hints = style({
  ...type('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
  flex: 'none',
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  '@media': { [coarse]: { display: 'none' } },
});

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
