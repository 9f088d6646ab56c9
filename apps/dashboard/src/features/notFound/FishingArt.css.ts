import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': { [layers.app]: { inlineSize: '15rem', maxInlineSize: '100%', blockSize: 'auto' } },
});

const line = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const ink = style({
  '@layer': { [layers.app]: { stroke: vars.color.border.strong, ...line } },
});

export const accent = style({
  '@layer': { [layers.app]: { stroke: vars.color.text.link, ...line } },
});
