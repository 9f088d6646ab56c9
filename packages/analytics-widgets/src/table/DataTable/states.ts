import { media, vars } from '../../internal/theme.ts';

/** How tables look in each of their states: selectors that styles of several files share. */
export const hairline = `1px solid ${vars.color.border.subtle}`;
/** The rows are cards. */
export const cards = media.below('md');
export const dense = '[data-density="dense"] &';
/** The table is wider than its place and scrolls in a box of its own. */
export const boxed = '[data-fits="false"] &';
/** Some of its columns are out of sight. */
export const wide = '[data-wide="true"] &';
