import type { vars } from '../theme/vars.css.ts';

/** A step of the space scale. */
export type Space = keyof typeof vars.space;

export const spaces = [
  'none',
  'xxs',
  'xs',
  'sm',
  'md',
  'lg',
  'xl',
  'xxl',
  'xxxl',
] as const satisfies readonly Space[];
