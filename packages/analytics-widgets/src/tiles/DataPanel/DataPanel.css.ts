import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { space } = vars;

export const root = style({ display: 'grid', alignContent: 'start', gap: space.md });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const content = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
