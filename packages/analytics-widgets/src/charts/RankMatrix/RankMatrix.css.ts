import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

/** Clear of the ring around the plot. */
export const groups = style({ paddingBlockStart: vars.space.xs });
