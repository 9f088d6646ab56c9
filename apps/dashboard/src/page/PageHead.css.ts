import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': { [layers.app]: { paddingBlockEnd: vars.space.xs } },
});

/** Title, portals and actions share a line where there is room. */
export const line = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.sm,
    },
  },
});

export const title = style({
  '@layer': { [layers.app]: { minInlineSize: 0, overflowWrap: 'anywhere' } },
});

/** Reading measure: the sentence under a title is read, not scanned. */
export const lead = style({
  '@layer': { [layers.app]: { maxInlineSize: '68ch', textWrap: 'pretty' } },
});

/** Keeps the line's place while the stamp is on its way. */
export const freshness = style({
  '@layer': { [layers.app]: { minBlockSize: vars.font.line.body } },
});

export const controls = style({
  '@layer': {
    [layers.app]: { paddingBlockStart: vars.space.xs, '@media': { print: { display: 'none' } } },
  },
});
