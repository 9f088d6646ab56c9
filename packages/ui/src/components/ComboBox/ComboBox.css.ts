import { style } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

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
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default', background: 'none' },
    '[data-readonly] &': { display: 'none' },
  },
});

/** Nothing is cleared where nothing can be changed. */
export const clear = style({ selectors: { '[data-disabled] &': { display: 'none' } } });
