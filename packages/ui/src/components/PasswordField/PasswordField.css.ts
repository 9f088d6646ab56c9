import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** Pulls the button to the edge of the field. */
export const reveal = style({ marginInlineEnd: `calc(-1 * ${vars.space.xs})` });
