import {
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';
import { developerError } from '../internal/developerError.ts';
import { type ColorPair, type ColorTree, colorAt, graphicPairs, textPairs } from './pairs.ts';
import type { Preset } from './preset.ts';
import { forEachToken, type TokenTree } from './variables.ts';

for (const mode of [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
]) {
  registerMode<typeof mode>(mode);
}

/** Colours that only the browser can compute. */
const COMPUTED_COLOR = /^((var|color-mix|light-dark)\(.+\)|[a-z]+\(.*(from |var\().+\))$/;
const LENGTH = /^(0|\d*\.?\d+(px|rem|em|ch|vi|vw|%)|(var|calc|min|max|clamp)\(.+\))$/;
const NUMBER = /^(\d*\.?\d+|var\(.+\))$/;
const TIME = /^(\d*\.?\d+m?s|var\(.+\))$/;
const ANY_VALUE = /./;
/** Ends a declaration, or a style element. */
const UNSAFE = /[;{}<>]/;

const isColor = (value: string): boolean =>
  parse(value) !== undefined || value === 'transparent' || COMPUTED_COLOR.test(value);

interface Kind {
  /** Describes a valid value, for the error. */
  description: string;
  isValid: (value: string) => boolean;
}

const kind = (description: string, pattern: RegExp): Kind => ({
  description,
  isValid: (value) => pattern.test(value),
});
const length = kind("a length, such as '8px' or '0.5rem'", LENGTH);

/** By the start of the token's path, the first that fits. */
const kinds: readonly (readonly [prefix: string, Kind])[] = [
  [
    'color.',
    { description: "a CSS colour, such as '#1d6b3f' or 'oklch(45% .1 150)'", isValid: isColor },
  ],
  ['font.family.', kind('a list of font families', ANY_VALUE)],
  ['font.weight.', kind("a font weight, such as '500'", NUMBER)],
  ['duration.', kind("a time, such as '120ms'", TIME)],
  ['zIndex.', kind("a number, such as '10'", NUMBER)],
  ['ease.', kind('an easing function', ANY_VALUE)],
  ['shadow.', kind('a shadow', ANY_VALUE)],
  ['', length],
];

/**
 * Checks that each value of a partial table is a token and is valid.
 * @throws Error that names the preset, the token and a valid form.
 */
export function checkTokens(
  preset: string,
  half: string,
  tokens: TokenTree,
  known: TokenTree,
): void {
  const names = new Set<string>();
  forEachToken(known, (path) => names.add(path.join('.')));
  forEachToken(tokens, (path, value) => {
    const token = path.join('.');
    if (!names.has(token)) {
      throw developerError(
        `Preset '${preset}' sets ${half}.${token}, which is no token.`,
        'Nothing would change on the page.',
        `Tokens near it: ${nearest(path, names)}.`,
      );
    }
    const found = kinds.find(([prefix]) => token.startsWith(prefix))?.[1] ?? length;
    if (UNSAFE.test(value) || !found.isValid(value.trim())) {
      throw developerError(
        `Preset '${preset}' sets ${half}.${token} to '${value}', which is not valid.`,
        'Browsers would drop the value.',
        `Use ${found.description}.`,
      );
    }
  });
}

function nearest(path: readonly string[], names: ReadonlySet<string>): string {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const prefix = path.slice(0, length).join('.');
    const found = [...names].filter((name) => name.startsWith(prefix));
    if (found.length > 0) return found.slice(0, 8).join(', ');
  }
  return '';
}

/**
 * WCAG 2.2 contrast of two colours, 1 to 21. Null where only a browser can compute one of them, or
 * where one is translucent.
 * @example contrastRatio('#ffffff', '#767676') // 4.54
 */
export function contrastRatio(upper: string, ground: string): number | null {
  const colors = [parse(upper), parse(ground)];
  const [over, under] = colors;
  if (over === undefined || under === undefined) return null;
  return colors.some((color) => (color?.alpha ?? 1) < 1) ? null : wcagContrast(over, under);
}

export interface ContrastIssue {
  scheme: 'light' | 'dark';
  /** Paths of tokens below `color`, such as `text.primary`. */
  upper: string;
  ground: string;
  ratio: number;
  /** 4.5 for text, 3 for marks, edges and focus (WCAG 2.2 AA). */
  required: 3 | 4.5;
}

const schemes = ['light', 'dark'] as const;
const requirements = [
  [textPairs, 4.5],
  [graphicPairs, 3],
] as const;

/** Returns the pairs of colours that meet on the screen with less contrast than WCAG 2.2 AA. */
export function findContrastIssues(preset: Pick<Preset, 'light' | 'dark'>): ContrastIssue[] {
  return schemes.flatMap((scheme) => {
    const colors: ColorTree = preset[scheme].color;
    return requirements.flatMap(([pairs, required]) =>
      pairs.flatMap(([upper, ground]: ColorPair): ContrastIssue[] => {
        const ratio = contrastRatio(colorAt(colors, upper), colorAt(colors, ground));
        return ratio === null || ratio >= required
          ? []
          : [{ scheme, upper, ground, ratio, required }];
      }),
    );
  });
}
