import { style } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.header,
  paddingInline: vars.space.md,
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.up('md')]: { paddingInline: vars.space.lg } },
});

/** The button hangs into the padding, so that its icon aligns with the content below. */
export const menu = style({
  marginInlineStart: '-8px',
  '@media': { [media.up('md')]: { display: 'none' } },
});

export const logo = style({ display: 'flex', flex: 'none', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  minInlineSize: 0,
});
