import { style } from '../../internal/style.ts';
import { wellButton, wellButtonReadOnly, wellButtonSelectors } from '../../internal/wellButton.ts';

export const button = style({
  ...wellButton,
  selectors: { ...wellButtonSelectors, ...wellButtonReadOnly },
});

/** Nothing is cleared where nothing can be changed. */
export const clear = style({ selectors: { '[data-disabled] &': { display: 'none' } } });
