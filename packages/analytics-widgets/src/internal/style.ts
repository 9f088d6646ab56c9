import { style as bare, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { layers } from './theme.ts';

const inLayer = (rule: StyleRule) => ({ '@layer': { [layers.widgets]: rule } });

/**
 * A style in the layer of widgets: stronger than those of ui components, weaker than those of an
 * app.
 */
export const style = (rule: StyleRule): string => bare(inLayer(rule));

/** Creates one class for each name of a closed set. */
export function variants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, inLayer);
}
