import { layers, vars } from '@litometr/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const star = style({ '@layer': { [layers.app]: { flexShrink: 0 } } });

globalStyle(`${star}[aria-pressed="true"]`, {
  '@layer': { [layers.app]: { color: vars.color.text.link } },
});
globalStyle(`${star}[aria-pressed="true"] svg`, {
  '@layer': { [layers.app]: { fill: 'currentColor' } },
});
// What can be done with a page is not part of its print.
globalStyle(star, { '@layer': { [layers.app]: { '@media': { print: { display: 'none' } } } } });

export const starred = style({
  '@layer': {
    [layers.app]: { display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 },
  },
});

export const told = style({ '@layer': { [layers.app]: { flex: 1, minInlineSize: 0 } } });
