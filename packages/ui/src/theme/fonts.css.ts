import { globalFontFace } from '@vanilla-extract/css';

/**
 * The faces, cut by `tooling/visual/subsetFonts.ts`; the ranges here are the letters in the files.
 * `swap`: text is read at once in the fallback, which has the measure of the face, and then in the face.
 */
const latin =
  'U+20-7E, U+A0-FF, U+152-153, U+2009-200A, U+202F, U+2010-2015, U+2018-201A, U+201C-201E, ' +
  'U+2022, U+2026, U+2030, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2248, U+2264-2265';
const cyrillic = 'U+400-45F, U+490-491, U+2116';
const arabic = 'U+600-65F, U+66A-6D5, U+6F0-6F9, U+200C-200F';

const face = (file: string, unicodeRange: string, fontWeight: string) => ({
  src: `url('./fonts/${file}.woff2') format('woff2')`,
  fontDisplay: 'swap' as const,
  fontStyle: 'normal',
  fontWeight,
  unicodeRange,
});

globalFontFace('Inter Litometr', [
  face('inter-latin', latin, '400 600'),
  face('inter-cyrillic', cyrillic, '400 600'),
  face('inter-rouble', 'U+20BD', '400 600'),
]);
globalFontFace('Literata Litometr', [
  face('literata-latin', latin, '500 600'),
  face('literata-cyrillic', cyrillic, '500 600'),
]);
globalFontFace('Vazirmatn Litometr', face('vazirmatn-arabic', arabic, '400 600'));

const arial = "local('Arial'), local('Liberation Sans'), local('Arimo')";
const arialBold = "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')";
const times = "local('Times New Roman'), local('Liberation Serif'), local('Tinos')";
const timesBold =
  "local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Tinos Bold')";

/** Digits, signs and marks, and the space: in Literata they are narrower, and letters wider, than in Times. */
const marks = 'U+21-40, U+A1-BF, U+2009-2265';
const space = 'U+20, U+A0';

/**
 * A system face whose size, ascent and descent are changed to these percents. Of faces with one weight the
 * later ones have precedence for their characters; a face with a range of weights is not joined to them.
 */
const scaled = (
  src: string,
  fontWeight: string,
  [sizeAdjust, ascent, descent]: readonly [number, number, number],
  unicodeRange?: string,
) => ({
  src,
  fontWeight,
  ...(unicodeRange !== undefined && { unicodeRange }),
  sizeAdjust: `${sizeAdjust}%`,
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: '0%',
});

/**
 * System faces scaled to the metrics of the web faces, each weight by itself: text that is wider in
 * the web face than in these would count as a new and later paint, and text that breaks elsewhere moves
 * what is below it. The numbers come from `tooling/visual/measureFallbacks.ts`. A list of names selects
 * the first installed.
 */
globalFontFace('Inter fallback', [
  scaled(arial, '400', [106.7, 90.8, 22.6]),
  scaled(arial, '500', [107.9, 89.8, 22.3]),
  scaled(arialBold, '600', [100.8, 96.2, 23.9]),
]);
globalFontFace('Literata fallback', [
  scaled(times, '500', [123.9, 95, 24.9]),
  scaled(timesBold, '600', [117.2, 100.5, 26.3]),
  scaled(times, '500', [107, 110, 28.8], marks),
  scaled(timesBold, '600', [107.5, 109.5, 28.7], marks),
  scaled(times, '500', [80, 147.1, 38.5], space),
  scaled(timesBold, '600', [80, 147.1, 38.5], space),
]);
globalFontFace('Vazirmatn fallback', [
  {
    src: "local('Noto Sans Arabic Regular'), local('NotoSansArabic-Regular')",
    sizeAdjust: '100.68%',
    ascentOverride: '101.81%',
    descentOverride: '53.34%',
    lineGapOverride: '0%',
    unicodeRange: arabic,
  },
  {
    src: "local('DejaVu Sans')",
    sizeAdjust: '93.37%',
    ascentOverride: '109.78%',
    descentOverride: '57.51%',
    lineGapOverride: '0%',
    unicodeRange: arabic,
  },
]);
