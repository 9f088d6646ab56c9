import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const dialog = style({ padding: vars.space.md, outline: 'none', maxInlineSize: '360px' });
