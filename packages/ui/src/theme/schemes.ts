import { pick, semantic, type ThemeName } from './semantic.ts';
import type { TokenTree } from './variables.ts';

export const schemes = {
  light: pick(semantic, 'light'),
  dark: pick(semantic, 'dark'),
} as const satisfies Record<ThemeName, TokenTree>;

/** Grounds that cost no ink on paper. */
export const printTokens = {
  color: { surface: { page: 'white', raised: 'white' } },
  shadow: { float: 'none' },
} as const;
