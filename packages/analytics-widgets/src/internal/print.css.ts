import { style } from './style.ts';

/** Controls are not printed. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

/** Printed only, where the screen shows the same in another way. */
export const printOnly = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
