import { globalStyle } from '@vanilla-extract/css';
import { layers } from './theme.ts';

/**
 * Buttons below an element, on paper: those that match `plain` keep their words and lose their form,
 * the others go. For controls that print what is chosen.
 */
export function plainInPrint(root: string, plain?: string): void {
  const onPaper = (selector: string, rule: object) =>
    globalStyle(`${root} ${selector}`, {
      '@layer': { [layers.widgets]: { '@media': { print: rule } } },
    });
  onPaper(plain === undefined ? 'button' : `button:not(${plain})`, { display: 'none' });
  if (plain === undefined) return;
  onPaper(plain, {
    minBlockSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
  });
  onPaper(`${plain} svg`, { display: 'none' });
}
