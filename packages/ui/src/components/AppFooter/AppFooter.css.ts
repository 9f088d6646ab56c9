import { style } from '../../internal/style.ts';
import { type } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...type('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  padding: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.secondary,
  '@media': {
    [media.up('md')]: { paddingInline: vars.space.lg },
    [media.up('lg')]: { paddingInline: vars.space.xl },
  },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
