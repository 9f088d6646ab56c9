import type { StyleRule } from '@vanilla-extract/css';
import { media, vars } from '../../internal/theme.ts';

/** Selectors for the states of tables, shared by several style files. */
export const hairline = `1px solid ${vars.color.border.subtle}`;
/** Where rows are cards, in tables that have them (`onCards`). */
export const cards = media.below('md');
export const dense = '[data-density="dense"] &';
/** Long tables that scroll in a box of their own. */
export const boxed = '[data-long] &';

/** A style without conditions of its own. */
export type CardRule = Omit<StyleRule, '@media' | '@supports' | '@container' | '@layer'>;

/** Has no specificity, so that a rule is as strong as without it. */
const carded = ':where([data-narrow="cards"])';

/**
 * Returns styles that apply below md where rows become cards; a table of days by groups stays a
 * table.
 */
export function onCards({ selectors = {}, ...own }: CardRule): StyleRule {
  return {
    selectors: {
      [`${carded} &`]: own,
      ...Object.fromEntries(
        Object.entries(selectors).map(([selector, rule]) => [`${carded} ${selector}`, rule]),
      ),
    },
  };
}
