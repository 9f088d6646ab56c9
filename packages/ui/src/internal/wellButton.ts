import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** A square with an icon inside a field or its panel. Spread into the rules of its owner. */
export const wellButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: '4px',
  color: color.text.secondary,
  cursor: 'pointer',
} as const satisfies StyleRule;

/** In this order: a press wins over the pointer that makes it. */
export const wellButtonSelectors = {
  '&[data-hovered]': { background: color.action.neutral.fillHover, color: color.text.primary },
  '&[data-pressed]': { background: color.action.neutral.fillPressed },
  '&[data-disabled]': { color: color.text.disabled, cursor: 'default', background: 'none' },
} as const satisfies StyleRule['selectors'];

/** Where nothing can be changed there is nothing to press. */
export const wellButtonReadOnly = {
  '[data-readonly] &': { display: 'none' },
} as const satisfies StyleRule['selectors'];
