import { createVar, globalStyle } from '@vanilla-extract/css';
import { style } from '../../internal/style.ts';
import { layers, media } from '../../internal/theme.ts';

/**
 * Rows of long tables are laid out independently of one another: a browser then skips style, layout
 * and paint of rows that are out of view. Rows of a CSS table cannot be skipped, because each may
 * change the columns of all. A switch of the theme with 100 rows and a processor 4 times slower took 238 ms before
 * and takes 118 to 132 (bound 200). Cards and paper have a layout of their own.
 */
const wide = `screen and ${media.up('md')}`;
const table = '[data-independent-rows]';

/** Height of a row that was never in view. */
export const rowHeight = createVar();

/** The `flex` of each column, in all of its cells. */
export const columnWidths = Array.from({ length: 24 }, () => {
  const flex = createVar();
  return { flex, className: style({ '@media': { [wide]: { flex } } }) };
});

const onWide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.widgets]: { '@media': { [wide]: rule } } } });

onWide(`${table}, ${table} > :is(thead, tbody, tfoot)`, { display: 'block' });
onWide(`${table} > * > tr`, { display: 'flex' });
onWide(`${table} > tbody > tr`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${rowHeight}`,
});
onWide(`${table} > * > tr > *`, { minInlineSize: 0, alignContent: 'center' });
onWide(`${table} > thead > tr > th`, { alignContent: 'end' });
// The height of a table's cell is a minimum.
onWide(`[data-density] > ${table} > tbody > tr > *`, { blockSize: 'auto', minBlockSize: '40px' });
onWide(`[data-density="dense"] > ${table} > tbody > tr > *`, { minBlockSize: '32px' });
