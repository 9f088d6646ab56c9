import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { color, font, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space.lg,
});

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  paddingBlockEnd: space.xxs,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const count = style({
  color: color.text.secondary,
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const nothing = style({ margin: 0, color: color.text.secondary });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '40px',
  paddingBlock: space.xxs,
});

export const name = style({
  color: color.text.primary,
  selectors: { 'a&:hover': { color: color.text.link } },
});
