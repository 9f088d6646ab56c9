import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** A box, a ring or a track with its words: pressed as one. Spread into the rules of its owner. */
export const choice = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  minBlockSize: '24px',
  paddingBlock: '2px',
  cursor: 'pointer',
} as const satisfies StyleRule;

export const choiceSelectors = {
  '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
} as const satisfies StyleRule['selectors'];

export const choiceWords = {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const satisfies StyleRule;

/** Choices of a group under each other, or in lines where they are short. */
export const choiceList = {
  vertical: { display: 'flex', flexDirection: 'column', gap: space.xxs },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: space.md, rowGap: space.xxs },
} as const satisfies Record<string, StyleRule>;
