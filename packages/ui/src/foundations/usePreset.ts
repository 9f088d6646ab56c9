import { useEffect, useState } from 'react';
import { contrastLayer } from '../theme/contrast.ts';
import type { ColorTree } from '../theme/pairs.ts';
import { schemes } from '../theme/schemes.ts';
import { pick } from '../theme/semantic.ts';
import { mergeTokens, type TokenTree } from '../theme/variables.ts';
import { vars } from '../theme/vars.css.ts';

/** Replaces every variable by the value that the page has now. */
function resolve(tree: TokenTree, style: CSSStyleDeclaration): ColorTree {
  const entries = Object.entries(tree).map(([name, value]): [string, ColorTree[string]] => {
    if (typeof value !== 'string') return [name, resolve(value, style)];
    const variable = /var\((--[\w-]+)\)/.exec(value)?.[1] ?? value;
    return [name, style.getPropertyValue(variable).trim()];
  });
  return Object.fromEntries(entries);
}

const read = (): ColorTree => resolve(vars.color, getComputedStyle(document.body));

/** The colours that the toolbar's theme puts on the page, a foreign preset included. */
export function useColorsNow(): ColorTree {
  const [colors, setColors] = useState(read);
  useEffect(() => {
    const update = () => setColors(read());
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributeFilter: ['class', 'data-lm-preset'] });
    update();
    return () => observer.disconnect();
  }, []);
  return colors;
}

const light = schemes.light.color;
const dark = schemes.dark.color;

/** The shipped presets, plain and under the contrast layer. */
export const shipped: readonly (readonly [name: string, colors: ColorTree])[] = [
  ['Light', light],
  ['Dark', dark],
  ['Light, contrast', mergeTokens(light, pick(contrastLayer, 'light').color)],
  ['Dark, contrast', mergeTokens(dark, pick(contrastLayer, 'dark').color)],
];
