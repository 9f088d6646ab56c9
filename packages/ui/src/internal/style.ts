import { style as bare, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

const inLayer = (rule: StyleRule) => ({ '@layer': { [layers.ui]: rule } });

/** A rule in the layer of components, so that any rule of an app wins over it. */
export const style = (rule: StyleRule): string => bare(inLayer(rule));

/** One class for each name of a closed set: sizes, variants, tones. */
export function variants<Name extends string>(
  rules: Record<Name, StyleRule>,
): Record<Name, string> {
  return styleVariants(rules, inLayer);
}

/** As `variants`, for sets that differ in one computed rule. */
export function mapVariants<Name extends string>(
  names: readonly Name[],
  rule: (name: Name) => StyleRule,
): Record<Name, string> {
  const entries = names.map((name) => [name, style(rule(name))]);
  // Keys are the names that came in.
  return Object.fromEntries(entries) as Record<Name, string>;
}
