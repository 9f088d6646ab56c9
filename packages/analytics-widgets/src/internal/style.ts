import { style as bare, type StyleRule } from '@vanilla-extract/css';
import { layers } from './theme.ts';

/**
 * A style in the layer of widgets: stronger than those of ui components, weaker than those of an
 * app.
 */
export const style = (rule: StyleRule): string => bare({ '@layer': { [layers.widgets]: rule } });

/** Creates one class for each name of a closed set. */
export function variants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  const entries = Object.entries<StyleRule>(rules).map(([name, rule]) => [name, style(rule)]);
  // Same keys as came in: fromEntries only forgets their names.
  return Object.fromEntries(entries) as Record<Name, string>;
}
