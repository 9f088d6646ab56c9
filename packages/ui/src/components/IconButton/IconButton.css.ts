import '../Button/Button.css.ts';
import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** Overrides the padding of Button, whose classes it wears: declared later in the same layer. */
export const root = style({ flex: 'none', paddingInline: 0, color: 'inherit' });

export const size = variants({
  sm: { inlineSize: vars.control.sm, blockSize: vars.control.sm },
  md: { inlineSize: vars.control.md, blockSize: vars.control.md },
  lg: { inlineSize: vars.control.lg, blockSize: vars.control.lg },
});
