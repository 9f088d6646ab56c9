import { style } from './style.ts';
import { vars } from './theme.ts';

export const root = style({ color: vars.color.text.secondary, cursor: 'help' });
