import { layers, vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius, font } = vars;

export const contents = style({
  '@layer': { [layers.app]: { display: 'grid', rowGap: space.md } },
});

/** Titles flow inline: one per line would fill a page. */
export const links = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.md,
      rowGap: space.xxs,
      margin: 0,
      marginBlockStart: space.xxs,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const entry = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      rowGap: space.sm,
      paddingBlock: space.lg,
      borderBlockEnd: `1px solid ${color.border.subtle}`,
    },
  },
});

globalStyle(`${entry}:last-child`, {
  '@layer': { [layers.app]: { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});

export const formulas = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      rowGap: space.sm,
      padding: space.md,
      borderRadius: radius.control,
      backgroundColor: color.surface.sunken,
    },
  },
});

/** From left to right, at the start of the line of the language around it. */
export const formula = style({
  '@layer': {
    [layers.app]: {
      justifySelf: 'start',
      minInlineSize: 0,
      maxInlineSize: '100%',
      fontFamily: font.family.mono,
      overflowWrap: 'anywhere',
    },
  },
});

export const symbols = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gridTemplateColumns: 'max-content 1fr',
      alignItems: 'baseline',
      columnGap: space.md,
      rowGap: space.xxs,
      margin: 0,
    },
  },
});

export const symbol = style({ '@layer': { [layers.app]: { display: 'contents' } } });

export const name = style({ '@layer': { [layers.app]: { fontFamily: font.family.mono } } });

export const meaning = style({
  '@layer': { [layers.app]: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' } },
});

export const conditions = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      rowGap: space.xs,
      margin: 0,
      paddingInlineStart: space.lg,
      listStyle: 'disc',
    },
  },
});

export const facts = style({
  '@layer': { [layers.app]: { display: 'grid', rowGap: space.xxs, overflowWrap: 'anywhere' } },
});

/** Apart from the text after it as a word is. */
export const label = style({ '@layer': { [layers.app]: { marginInlineEnd: '0.35em' } } });
