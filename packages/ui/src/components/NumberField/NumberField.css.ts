import { style } from '../../internal/style.ts';
import { tabular } from '../../internal/text.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const input = style({ ...tabular, minInlineSize: '6ch' });

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: '4px',
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.action.neutral.fillHover, color: color.text.primary },
    '&[data-pressed]': { background: color.action.neutral.fillPressed },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default', background: 'none' },
    '[data-readonly] &': { display: 'none' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
