import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ flex: 'none', display: 'inline-block', verticalAlign: '-0.15em' });

/** Strokes keep nearly one thickness on screen: thinner drawings get a relatively thicker line. */
export const size = variants({
  sm: { inlineSize: vars.icon.sm, blockSize: vars.icon.sm, strokeWidth: 2.4 },
  md: { inlineSize: vars.icon.md, blockSize: vars.icon.md, strokeWidth: 2 },
  lg: { inlineSize: vars.icon.lg, blockSize: vars.icon.lg, strokeWidth: 1.75 },
});
