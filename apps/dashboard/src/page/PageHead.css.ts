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

/** Line length of about 68 characters: in `ch` it would change when the web font loads. */
export const lead = style({
  '@layer': { [layers.app]: { maxInlineSize: '40.2em', textWrap: 'pretty' } },
});

/** Reserves the line while the provenance is loading. */
export const freshness = style({
  '@layer': { [layers.app]: { minBlockSize: vars.font.line.body } },
});

/** Reserves the line while the options are loading. */
export const controls = style({
  '@layer': {
    [layers.app]: {
      boxSizing: 'border-box',
      minBlockSize: `calc(${vars.control.md} + ${vars.space.xs})`,
      paddingBlockStart: vars.space.xs,
      '@media': { print: { display: 'none' } },
    },
  },
});
