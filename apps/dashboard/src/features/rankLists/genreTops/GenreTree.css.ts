import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.xxs,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const item = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xs,
      alignItems: 'baseline',
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.sm,
      borderInlineStart: '3px solid transparent',
      ':hover': { background: vars.color.surface.sunken },
      selectors: {
        '&[data-current=true]': {
          borderInlineStartColor: vars.color.text.link,
          fontWeight: vars.font.weight.semibold,
        },
      },
    },
  },
});

/** The link covers the entire row. */
export const link = style({
  '@layer': {
    [layers.app]: {
      color: 'inherit',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '::after': { content: '', position: 'absolute', inset: 0 },
    },
  },
});
