import { style } from '@vanilla-extract/css';

/** Next to a text that may shrink: the buttons do not. */
export const tools = style({ flex: 'none' });
