/**
 * Cuts the faces of the product down to the letters and weights that it sets, and writes them to
 * `packages/ui/src/theme/fonts`. The results are committed: a build needs no font tool.
 *
 * Run after a font package or the lists below change: `node tooling/visual/subsetFonts.ts`.
 * `packages/ui/src/theme/fonts.css.ts` states the same ranges as `unicode-range`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fromUi = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
const subsetFont = (await import(fromUi.resolve('subset-font'))) as {
  default: (font: Buffer, text: string, options: object) => Promise<Buffer>;
};

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Letters of English, Spanish and Portuguese, figures, and the marks of typeset text. */
const latin =
  span(0x20, 0x7e) +
  span(0xa0, 0xff) +
  '\u0152\u0153\u2009\u200a\u202f' +
  span(0x2010, 0x2015) +
  '\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122' +
  '\u2190\u2191\u2192\u2193\u2212\u2248\u2264\u2265';
/** Russian, Ukrainian and Belarusian, and the numero sign. */
const cyrillic = `${span(0x400, 0x45f)}\u0490\u0491\u2116`;
const rouble = '\u20bd';
/** Persian letters, figures and marks: Vazirmatn's Arabic file without other languages' letters. */
const persian = `${span(0x600, 0x65f)}${span(0x66a, 0x6d5)}${span(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200f`;

interface Cut {
  out: string;
  file: string;
  text: string;
  weights: [number, number];
  /** Keep tabular figures and the like; display faces do without. */
  features: boolean;
}

const cuts: Cut[] = [
  {
    out: 'inter-latin',
    file: 'inter/files/inter-latin-wght-normal',
    text: latin,
    weights: [400, 600],
    features: true,
  },
  {
    out: 'inter-cyrillic',
    file: 'inter/files/inter-cyrillic-wght-normal',
    text: cyrillic,
    weights: [400, 600],
    features: true,
  },
  {
    out: 'inter-rouble',
    file: 'inter/files/inter-latin-ext-wght-normal',
    text: rouble,
    weights: [400, 600],
    features: true,
  },
  {
    out: 'literata-latin',
    file: 'literata/files/literata-latin-wght-normal',
    text: latin,
    weights: [500, 600],
    features: false,
  },
  {
    out: 'literata-cyrillic',
    file: 'literata/files/literata-cyrillic-wght-normal',
    text: cyrillic,
    weights: [500, 600],
    features: false,
  },
  {
    out: 'vazirmatn-arabic',
    file: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
    text: persian,
    weights: [400, 600],
    features: true,
  },
];

/**
 * Faces of pictures for shared links, one weight each: their renderer does not support variable
 * faces.
 */
const stills = [
  ...([400, 600] as const).flatMap((wght) => [
    { out: `inter-latin-${wght}`, file: 'inter/files/inter-latin-wght-normal', text: latin, wght },
    {
      out: `inter-cyrillic-${wght}`,
      file: 'inter/files/inter-cyrillic-wght-normal',
      text: cyrillic,
      wght,
    },
    {
      out: `vazirmatn-arabic-${wght}`,
      file: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
      text: persian,
      wght,
    },
  ]),
  {
    out: 'literata-latin-600',
    file: 'literata/files/literata-latin-wght-normal',
    text: latin,
    wght: 600,
  },
  {
    out: 'literata-cyrillic-600',
    file: 'literata/files/literata-cyrillic-wght-normal',
    text: cyrillic,
    wght: 600,
  },
];

/**
 * Renames a face to a family name of the same length: the renderer of pictures uses one face per
 * family, and takes missing glyphs from any other.
 */
function renamed(font: Buffer, from: string, to: string): Buffer {
  const bytes = (name: string) => Buffer.from(name, 'utf16le').swap16();
  const [old, own] = [bytes(from), bytes(to)];
  const named = Buffer.from(font);
  for (let at = named.indexOf(old); at !== -1; at = named.indexOf(old, at + old.length)) {
    own.copy(named, at);
  }
  return named;
}

for (const { out, file, text, wght } of stills) {
  const source = readFileSync(fromUi.resolve(`@fontsource-variable/${file}.woff2`));
  const font = await subsetFont.default(source, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght },
  });
  const still = out.includes('cyrillic')
    ? renamed(renamed(font, 'Inter', 'IntCy'), 'Literata', 'LiteraCy')
    : font;
  writeFileSync(new URL(`../../apps/server/src/pages/fonts/${out}.ttf`, import.meta.url), still);
  console.log(out, `${String(source.length)} → ${String(font.length)} bytes`);
}

for (const cut of cuts) {
  const source = readFileSync(fromUi.resolve(`@fontsource-variable/${cut.file}.woff2`));
  const [min, max] = cut.weights;
  const font = await subsetFont.default(source, cut.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    noLayoutClosure: !cut.features,
  });
  writeFileSync(
    new URL(`../../packages/ui/src/theme/fonts/${cut.out}.woff2`, import.meta.url),
    font,
  );
  console.log(cut.out, `${String(source.length)} → ${String(font.length)} bytes`);
}
