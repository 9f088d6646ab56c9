import { style } from '../../internal/style.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"header" "main" "footer"',
  minBlockSize: '100dvb',
  '@media': {
    [media.up('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"header header" "sidebar main" "sidebar footer"',
    },
    // On paper there is nowhere to go: the page alone, as wide as the sheet.
    print: {
      display: 'block',
      minBlockSize: 0,
    },
  },
});

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  '@media': { print: { display: 'none' } },
});

/** Below md the sidebar is a drawer over the page and takes no place in the grid. */
export const sidebar = style({
  display: 'contents',
  '@media': {
    [media.up('md')]: { display: 'block', gridArea: 'sidebar' },
    print: { display: 'none' },
  },
});

/**
 * Fills the screen, so that the footer is below the first screen of every page: a short page that loads
 * its data would move it in and out of view.
 */
export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  minBlockSize: `calc(100dvb - ${vars.size.header})`,
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.md,
  '@media': {
    [media.up('md')]: { paddingInline: vars.space.lg },
    [media.up('lg')]: { paddingInline: vars.space.xl, paddingBlock: vars.space.xl },
    print: { minBlockSize: 0, padding: 0 },
  },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const content = style({ maxInlineSize: vars.size.content, marginInline: 'auto' });

export const footer = style({ gridArea: 'footer', minInlineSize: 0 });
