import { style } from './style.ts';

/** What can be done with a page is no part of its print. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

/** Said on paper alone, where nothing around it says it. */
export const printOnly = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
