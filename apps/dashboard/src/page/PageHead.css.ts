import { layers, media, vars } from '@litometr/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  '@layer': { [layers.app]: { minInlineSize: 0 } },
});

export const title = style({
  '@layer': { [layers.app]: { minInlineSize: 0, overflowWrap: 'anywhere' } },
});

/**
 * Long enough for one sentence on one line of a wide screen. In `ch` it would change when the web
 * font loads.
 */
export const lead = style({
  '@layer': { [layers.app]: { maxInlineSize: '52em', textWrap: 'pretty' } },
});

/** As high as a title of two lines on a phone, while a shorter one is in its place. */
export const longTitle = style({
  '@layer': {
    [layers.app]: {
      minInlineSize: 0,
      '@media': { [media.below('md')]: { minBlockSize: `calc(2 * ${vars.font.line.h1})` } },
    },
  },
});

/** As high as the sentence will be, by the lines that it has on a phone. */
export const leadRoom = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (lines) => ({
  '@layer': {
    [layers.app]: {
      minBlockSize: vars.font.line.lead,
      '@media': {
        [media.below('md')]: { minBlockSize: `calc(${lines} * ${vars.font.line.lead})` },
      },
    },
  },
}));

export const unseen = style({ '@layer': { [layers.app]: { visibility: 'hidden' } } });

/** Close to the sentence that it is about. */
export const freshness = style({
  '@layer': {
    [layers.app]: {
      minBlockSize: vars.font.line.body,
      marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
    },
  },
});

/** A skeleton over a sample that is not seen and has the height. */
export const freshnessPlace = style({
  '@layer': { [layers.app]: { display: 'grid', alignItems: 'start' } },
});
globalStyle(`${freshnessPlace} > *`, { '@layer': { [layers.app]: { gridArea: '1 / 1' } } });

/** One row where it fits. Reserves its height while the options are loading. */
export const tools = style({
  '@layer': {
    [layers.app]: {
      minBlockSize: vars.control.md,
      rowGap: vars.space.xs,
      '@media': { print: { display: 'none' } },
    },
  },
});

/** On phones the period has a row of its own before its days are known, too. */
export const period = style({
  '@layer': {
    [layers.app]: { '@media': { [media.below('md')]: { flexBasis: '100%' } } },
  },
});
