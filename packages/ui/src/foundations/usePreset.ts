import { useEffect, useState } from 'react';
import { contrastLayer } from '../theme/contrast.ts';
import type { ColorTree } from '../theme/pairs.ts';
import { presets } from '../theme/preset.ts';
import { pick } from '../theme/semantic.ts';
import { vars } from '../theme/vars.css.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Replaces every variable by the value that the page has now. */
function resolve(tree: Tree, style: CSSStyleDeclaration): ColorTree {
  const entries = Object.entries(tree).map(([name, value]) => {
    if (typeof value !== 'string') return [name, resolve(value, style)];
    const variable = /var\((--[\w-]+)\)/.exec(value)?.[1] ?? value;
    return [name, style.getPropertyValue(variable).trim()];
  });
  // Same keys as the tree, with texts for texts.
  return Object.fromEntries(entries) as ColorTree;
}

const read = (): ColorTree => resolve(vars.color, getComputedStyle(document.body));

/** The colours that the toolbar's theme puts on the page, a foreign preset included. */
export function useColorsNow(): ColorTree {
  const [colors, setColors] = useState(read);
  useEffect(() => {
    const update = () => setColors(read());
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributeFilter: ['class'] });
    update();
    return () => observer.disconnect();
  }, []);
  return colors;
}

const over = (under: ColorTree, upper: ColorTree): ColorTree =>
  Object.fromEntries(
    Object.entries(under).map(([name, value]) => {
      const above = upper[name];
      if (typeof value === 'object' && typeof above === 'object') return [name, over(value, above)];
      return [name, above ?? value];
    }),
  );

const { light, dark } = presets;

/** The shipped presets, plain and under the contrast layer. */
export const shipped: readonly (readonly [name: string, colors: ColorTree])[] = [
  ['Light', light.colors.color],
  ['Dark', dark.colors.color],
  ['Light, contrast', over(light.colors.color, pick(contrastLayer, 'light').color)],
  ['Dark, contrast', over(dark.colors.color, pick(contrastLayer, 'dark').color)],
];
