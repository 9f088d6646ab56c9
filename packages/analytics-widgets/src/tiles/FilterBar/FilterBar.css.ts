import { plainInPrint } from '../../internal/plainInPrint.ts';
import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

plainInPrint(root);

export const item = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  // Same width for each facet, so that nothing moves between them.
  inlineSize: `min(300px, 100vw - ${space.xxxl})`,
});

export const name = style({ fontWeight: font.weight.medium });

export const choice = style({ display: 'grid', inlineSize: '100%' });

export const facet = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: vars.control.md,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const facetName = style({ flex: '1 1 auto', minInlineSize: 0 });

export const next = style({ color: color.text.secondary });
