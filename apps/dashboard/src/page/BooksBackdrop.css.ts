import { layers, vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      isolation: 'isolate',
      // Down to the footer, and room below the text for the shelf to be seen.
      minBlockSize: `calc(100vh - ${vars.size.header} - ${vars.space.xxxl} * 2)`,
      paddingBlockEnd: '9rem',
    },
  },
});

export const image = style({
  '@layer': {
    [layers.app]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      inlineSize: '100%',
      zIndex: -1,
      pointerEvents: 'none',
      opacity: 0.7,
    },
  },
});

export const content = style({
  '@layer': { [layers.app]: { maxInlineSize: '48rem', marginInline: 'auto' } },
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
