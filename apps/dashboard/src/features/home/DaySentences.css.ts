import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two columns where a comfortable line length fits twice. */
export const list = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
      columnGap: vars.space.xl,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const item = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      gap: vars.space.sm,
      alignItems: 'start',
      minInlineSize: 0,
      paddingBlock: vars.space.sm,
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const text = style({
  '@layer': {
    [layers.app]: {
      fontSize: vars.font.size.lead,
      lineHeight: vars.font.line.lead,
      textWrap: 'pretty',
    },
  },
});
