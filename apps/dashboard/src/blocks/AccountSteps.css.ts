import { layers, media, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** Side by side from md up, on shared baselines: title, text, action. */
export const list = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: space.md,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [media.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const step = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.sm,
      rowGap: space.xs,
      alignItems: 'start',
      padding: space.md,
      background: color.surface.raised,
      border: `1px solid ${color.border.subtle}`,
      borderRadius: radius.card,
    },
  },
});

/** The number of the step, or its icon where there is no order. */
export const mark = style({
  '@layer': {
    [layers.app]: {
      display: 'inline-grid',
      placeItems: 'center',
      inlineSize: font.line.h3,
      blockSize: font.line.h3,
      borderRadius: radius.full,
      background: color.surface.selected,
      color: color.text.link,
      fontWeight: font.weight.semibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const body = style({ '@layer': { [layers.app]: { gridColumn: 2, minInlineSize: 0 } } });
