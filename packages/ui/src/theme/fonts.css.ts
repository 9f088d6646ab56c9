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

/**
 * System faces scaled to the metrics of the web faces, each weight by itself: text that is wider in
 * the web face than in these would count as a new and later paint. The numbers come from
 * `tooling/visual/measureFallbacks.ts`. A list of names selects the first installed.
 */
globalFontFace('Inter fallback', [
  {
    src: arial,
    fontWeight: '400',
    sizeAdjust: '106.74%',
    ascentOverride: '90.78%',
    descentOverride: '22.58%',
    lineGapOverride: '0%',
  },
  {
    src: arial,
    fontWeight: '500',
    sizeAdjust: '107.88%',
    ascentOverride: '89.82%',
    descentOverride: '22.34%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')",
    fontWeight: '600',
    sizeAdjust: '100.77%',
    ascentOverride: '96.16%',
    descentOverride: '23.92%',
    lineGapOverride: '0%',
  },
]);
globalFontFace('Literata fallback', [
  {
    src: "local('Times New Roman'), local('Liberation Serif'), local('Tinos')",
    fontWeight: '500',
    sizeAdjust: '120.89%',
    ascentOverride: '97.36%',
    descentOverride: '25.48%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Tinos Bold')",
    fontWeight: '600',
    sizeAdjust: '115.51%',
    ascentOverride: '101.9%',
    descentOverride: '26.66%',
    lineGapOverride: '0%',
  },
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
