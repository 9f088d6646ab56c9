import type { StyleRule } from '@vanilla-extract/css';
import { media, vars } from '../../internal/theme.ts';

/** How tables look in each of their states: selectors that styles of several files share. */
export const hairline = `1px solid ${vars.color.border.subtle}`;
/** Where rows are cards, in tables that have them (`onCards`). */
export const cards = media.below('md');
export const dense = '[data-density="dense"] &';
/** The table is wider than its place and scrolls in a box of its own. */
export const boxed = '[data-fits="false"] &';
/** Some of its columns are out of sight. */
export const wide = '[data-wide="true"] &';

/** A rule of a style without conditions of its own. */
export type CardRule = Omit<StyleRule, '@media' | '@supports' | '@container' | '@layer'>;

/** Weighs nothing, so that a rule is as strong as without it. */
const carded = ':where([data-narrow="cards"])';

/** What holds below md where rows are cards there: a table of days by groups stays a table. */
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
