import { developerError } from '../internal/developerError.ts';
import { DEFAULT_PRESET } from './applyTheme.ts';
import { type ContrastIssue, checkTokens, findContrastIssues } from './checkTokens.ts';
import { layers } from './layers.css.ts';
import type { Preset } from './preset.ts';
import { registerPresetStyle } from './presetStyles.ts';
import { scaleTokens } from './scale.ts';
import { printTokens, schemes } from './schemes.ts';
import type { PresetColors } from './semantic.ts';
import type { ScaleTokens, SchemeTokens } from './tokens.ts';
import { mergeTokens, type TokenTree, toCustomProperties } from './variables.ts';

export interface PresetDefinition {
  /** For `applyTheme` and `[data-lm-preset=…]`: lower case letters, digits and hyphens. */
  name: string;
  /** Colours and shadow in light. What is missing is as in the shipped preset. */
  light?: SchemeTokens;
  /** Colours and shadow in dark. What is missing is as in the shipped preset. */
  dark?: SchemeTokens;
  /** Space, radius, type and sizes, in both. */
  shared?: ScaleTokens;
}

/** The preset that ships. */
export const defaultPreset: Preset = {
  name: DEFAULT_PRESET,
  light: schemes.light,
  dark: schemes.dark,
  css: '',
};

const NAME = /^[a-z][a-z0-9-]*$/;
const reserved: readonly string[] = ['light', 'dark', DEFAULT_PRESET];

/** Bundlers replace the expression, so that a production build has no trace of the check. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Makes a preset from the tokens that differ from the shipped one, and registers it for `applyTheme`.
 * In development it warns about pairs of colours with too little contrast; `findContrastIssues`
 * returns the same list for a test.
 * @throws Error for a name or a value that is not valid, and for a token that does not exist.
 * @example
 * const forest = definePreset({
 *   name: 'forest',
 *   light: { color: { action: { primary: { fill: '#1d6b3f' } } } },
 *   dark: { color: { action: { primary: { fill: '#2f8f58' } } } },
 *   shared: { radius: { card: '2px' } },
 * });
 * applyTheme('forest');
 */
export function definePreset({
  name,
  light = {},
  dark = {},
  shared = {},
}: PresetDefinition): Preset {
  if (!NAME.test(name) || reserved.includes(name)) {
    throw developerError(
      `A preset cannot be named '${name}'.`,
      'The name is a part of a CSS selector, and three names are taken by the package.',
      `Use lower case letters, digits and hyphens, and none of ${reserved.join(', ')}.`,
    );
  }
  const own = { light: light as TokenTree, dark: dark as TokenTree, shared: shared as TokenTree };
  checkTokens(name, 'light', own.light, schemes.light);
  checkTokens(name, 'dark', own.dark, schemes.dark);
  checkTokens(name, 'shared', own.shared, scaleTokens);

  const preset: Preset = {
    name,
    // A merged table has every key of the defaults, so the shape is theirs.
    light: mergeTokens(schemes.light, own.light) as PresetColors,
    dark: mergeTokens(schemes.dark, own.dark) as PresetColors,
    css: presetCss(name, own),
  };
  if (process.env.NODE_ENV !== 'production') warnAboutContrast(preset);
  registerPresetStyle(name, preset.css);
  return preset;
}

const block = (selector: string, tokens: TokenTree): string => {
  const declarations = Object.entries(toCustomProperties(tokens));
  if (declarations.length === 0) return '';
  return `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
};

/** The specificity of the selectors is explained in `themes.css.ts`. */
function presetCss(name: string, own: Record<'light' | 'dark' | 'shared', TokenTree>): string {
  const element = `[data-lm-preset=${name}]`;
  const onPaper = element.repeat(4);
  return [
    `@layer ${Object.values(layers).join(',')};`,
    `@layer ${layers.theme}{`,
    block(element, own.shared),
    block(`${element}:where(:not(.dark))`, own.light),
    block(`${element}:where(.dark)`, own.dark),
    '@media print{',
    block(`${onPaper}:where(.dark)`, own.light),
    block(onPaper, printTokens),
    '}}',
  ].join('');
}

const describe = ({ scheme, upper, ground, ratio, required }: ContrastIssue): string =>
  `${scheme}: ${upper} on ${ground} is ${ratio.toFixed(2)}, needs ${required}`;

function warnAboutContrast(preset: Preset): void {
  const issues = findContrastIssues(preset);
  if (issues.length === 0) return;
  console.warn(
    `Preset '${preset.name}' has ${issues.length} pairs of colours with too little contrast for ` +
      `WCAG 2.2 AA. Some readers will not see them; change one colour of each pair.\n` +
      issues.map(describe).join('\n'),
  );
}
