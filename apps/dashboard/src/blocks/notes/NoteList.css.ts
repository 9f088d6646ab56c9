import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  '@layer': { [layers.app]: { listStyle: 'none', margin: 0, padding: 0 } },
});

export const item = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      gap: vars.space.sm,
      alignItems: 'start',
      paddingBlock: vars.space.sm,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
    },
  },
});

export const itemBody = style({ '@layer': { [layers.app]: { flex: 1, minInlineSize: 0 } } });

/** Preserves line breaks; long words may break. */
export const text = style({
  '@layer': {
    [layers.app]: {
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      maxBlockSize: '15rem',
      overflowY: 'auto',
    },
  },
});
