import { style } from '../../internal/style.ts';
import { tabular } from '../../internal/text.ts';
import { wellButton, wellButtonReadOnly, wellButtonSelectors } from '../../internal/wellButton.ts';
import { media } from '../../theme/breakpoints.ts';

export const input = style({ ...tabular, minInlineSize: '6ch' });

export const button = style({
  ...wellButton,
  selectors: { ...wellButtonSelectors, ...wellButtonReadOnly },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
