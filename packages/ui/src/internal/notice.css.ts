import { vars } from '../theme/vars.css.ts';
import { style } from './style.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xl,
  paddingInline: space.md,
  textAlign: 'center',
  minInlineSize: 0,
});

export const art = style({ color: color.text.secondary, marginBlockEnd: space.xs });

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xxl,
  blockSize: space.xxl,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
});

export const danger = style({
  background: color.status.danger.surface,
  color: color.status.danger.text,
});

export const body = style({
  maxInlineSize: '44ch',
  color: color.text.secondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.xs,
  paddingBlockStart: space.xs,
});
