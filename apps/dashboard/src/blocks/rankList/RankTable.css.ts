import { style } from '@vanilla-extract/css';

/** Beside a text that gives way: the buttons stay whole. */
export const tools = style({ flex: 'none' });
