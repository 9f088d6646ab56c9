import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

type Size = keyof typeof vars.font.size;

/** Size and line of one step of the type scale. */
export const type = (size: Size): StyleRule => ({
  fontSize: vars.font.size[size],
  lineHeight: vars.font.line[size],
});

/** One line, cut with an ellipsis. */
export const ellipsis: StyleRule = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Tabular figures, for numbers in a column or that change in place. */
export const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums' };
