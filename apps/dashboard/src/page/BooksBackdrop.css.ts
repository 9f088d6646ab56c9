import { layers, vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Height of the shelf. */
const SHELF = '6rem';

export const root = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      isolation: 'isolate',
      maxInlineSize: '48rem',
      marginInline: 'auto',
      // Room above the title, so that the shelf is on the first screen and behind no text.
      paddingBlockStart: `calc(${SHELF} + ${vars.space.md})`,
    },
  },
});

export const image = style({
  '@layer': {
    [layers.app]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: SHELF,
      inlineSize: '100%',
      zIndex: -1,
      pointerEvents: 'none',
      '@media': { print: { display: 'none' } },
    },
  },
});

export const spine = style({
  '@layer': {
    [layers.app]: { fill: vars.color.surface.sunken, stroke: vars.color.border.strong },
  },
});

export const accentSpine = style({
  '@layer': {
    [layers.app]: { fill: vars.color.surface.sunken, stroke: vars.color.text.link },
  },
});

globalStyle(`${spine} path, ${accentSpine} path`, { '@layer': { [layers.app]: { fill: 'none' } } });
