/** Values by token, nested as in `vars`. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Name of a token's CSS variable without the leading dashes. The names are public: hosts write them
 * in their own style sheets.
 * @example variableName(['color', 'action', 'primary', 'fillHover']) // 'lm-color-action-primary-fill-hover'
 */
export const variableName = (path: readonly string[]): string => `lm-${path.map(kebab).join('-')}`;

/** Calls back with the path and the value of every token. */
export function forEachToken(
  tokens: TokenTree,
  visit: (path: readonly string[], value: string) => void,
  path: readonly string[] = [],
): void {
  for (const [name, value] of Object.entries(tokens)) {
    const here = [...path, name];
    if (typeof value === 'string') visit(here, value);
    else forEachToken(value, visit, here);
  }
}

/** Custom properties for a table of tokens, complete or partial. */
export function toCustomProperties(tokens: TokenTree): Record<`--${string}`, string> {
  const properties: Record<`--${string}`, string> = {};
  forEachToken(tokens, (path, value) => {
    properties[`--${variableName(path)}`] = value;
  });
  return properties;
}

/** The tokens of `base` with those of `override` in their place. */
export function mergeTokens(base: TokenTree, override: TokenTree): TokenTree {
  const entries = Object.entries(base).map(([name, value]): [string, TokenTree[string]] => {
    const own = override[name];
    if (typeof value === 'object' && typeof own === 'object')
      return [name, mergeTokens(value, own)];
    return [name, own ?? value];
  });
  return Object.fromEntries(entries);
}
