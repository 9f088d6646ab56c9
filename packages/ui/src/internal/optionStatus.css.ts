import { vars } from '../theme/vars.css.ts';
import { style } from './style.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.control.md,
  paddingInline: space.xs,
  color: color.text.secondary,
});

export const danger = style({ color: color.status.danger.text, flex: 'none' });

export const words = style({ flex: '1 1 auto', minInlineSize: 0 });

export const failure = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const retry = style({ flex: 'none' });
