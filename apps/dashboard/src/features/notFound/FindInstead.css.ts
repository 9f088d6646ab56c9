import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Below the text of the page, with the same width. */
export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.lg,
      inlineSize: '100%',
      maxInlineSize: '34rem',
      marginInline: 'auto',
      // Reserves room for results, so that the footer does not shift.
      minBlockSize: '16rem',
    },
  },
});

export const list = style({
  '@layer': {
    [layers.app]: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0 },
  },
});

export const item = style({
  '@layer': {
    [layers.app]: {
      listStyle: 'none',
      borderBlockEnd: `1px solid ${color.border.subtle}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});

/** A row is one link: as high as a finger needs. */
export const row = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.sm,
      minBlockSize: vars.control.lg,
      paddingBlock: space.xxs,
    },
  },
});

export const text = style({
  '@layer': { [layers.app]: { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' } },
});

export const note = style({ '@layer': { [layers.app]: { display: 'block' } } });
