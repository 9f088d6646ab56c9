/**
 * Prints the numbers of `packages/ui/src/theme/fonts.css.ts`: the scale and shift that make text in
 * a system face take the space of the web face.
 *
 * Widths are measured in Chromium over Russian, English and Persian text, heights are the
 * faces' own ascent and descent. Liberation Sans and Liberation Serif replace Arial and Times New
 * Roman: they have the same widths. Each weight is measured against the face that is named for it,
 * as the style sheet does: a family by its name would use its bold face where `local()` does not.
 * Run: `node tooling/visual/measureFallbacks.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { findBrowser } from '../bootstrap/browser.mjs';

const fromUi = createRequire(new URL('../../packages/ui/package.json', import.meta.url));

interface Pair {
  name: string;
  file: string;
  /** Letters that are measured in the file. */
  range: string;
  sample: string;
  weight: number;
  /** Full name of one face, as `local()` takes it. */
  local: string;
}

/**
 * What is scaled by itself: the space of Literata is a third narrower than that of Times, its letters are
 * wider. Latin letters differ from Cyrillic ones by one percent. The space is in each range, as it
 * decides whose ascent and descent are measured.
 */
const parts = [
  {
    part: 'letters',
    file: 'cyrillic',
    range: 'U+0020, U+0400-045F',
    sample:
      'Занеделювтопвошличетырнадцатьновыхкнигоборотвышеобычногоместоавторжанриприростбиблиотек' +
      'виднысразуПопаданцыЛюбовноефэнтезиЛитРПГсравниваютсяспрошлымивыходными',
  },
  {
    part: 'marks',
    file: 'latin',
    range: 'U+0020-00FF, U+2000-206F',
    sample: '0123456789,.0123456789,.«»–—:;()%-…12,3404567891«»,.,.100,2026',
  },
  { part: 'space', file: 'latin', range: 'U+0020', sample: '          ' },
] as const;
/** Words of interface and prose; digits and marks are those of the face too. */
const persian = {
  range: 'U+0020, U+0600-06FF, U+200C',
  sample:
    'این هفته چهارده کتاب تازه به صد کتاب برتر راه یافت و جابه‌جایی فهرست بیش از معمول بود؛ ' +
    'جایگاه، نویسنده، ژانر و رشد کتابخانه‌ها بی‌درنگ دیده می‌شود. ۱۲۳۴۵۶۷۸۹۰',
};

const interParts = parts.flatMap(({ part, file, ...one }) =>
  ([400, 500, 600] as const).map((weight) => ({
    ...one,
    name: `Inter ${part} ${weight} over Arial (Liberation Sans)`,
    file: `inter/files/inter-${file}-wght-normal`,
    weight,
    local: weight === 600 ? 'Liberation Sans Bold' : 'Liberation Sans',
  })),
);
const literataParts = parts.flatMap(({ part, file, ...one }) =>
  ([500, 600] as const).map((weight) => ({
    ...one,
    name: `Literata ${part} ${weight} over Times New Roman (Liberation Serif)`,
    file: `literata/files/literata-${file}-wght-normal`,
    weight,
    local: weight === 600 ? 'Liberation Serif Bold' : 'Liberation Serif',
  })),
);

const pairs: Pair[] = [
  ...interParts,
  ...literataParts,
  ...['Noto Sans Arabic Regular', 'DejaVu Sans'].map((local) => ({
    ...persian,
    name: `Vazirmatn over ${local}`,
    file: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
    weight: 400,
    local,
  })),
];

const executablePath: unknown = findBrowser();
if (typeof executablePath !== 'string')
  throw new Error('No Chromium found: run npm run bootstrap -- --browser first.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();

for (const pair of pairs) {
  const path = fromUi.resolve(`@fontsource-variable/${pair.file}.woff2`);
  const source = readFileSync(path).toString('base64');
  const measured = await page.evaluate(
    async ([file, unicodeRange, weight, local, text]) => {
      const face = new FontFace('Probe', `url(data:font/woff2;base64,${file})`, {
        weight: '100 900',
        unicodeRange,
      });
      document.fonts.add(await face.load());
      const named = new FontFace('Named', `local("${local}")`, { weight: '100 900' });
      document.fonts.add(await named.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas.');
      const metrics = (font: string) => {
        context.font = font;
        const box = context.measureText(text);
        return {
          width: box.width,
          ascent: box.fontBoundingBoxAscent / 1000,
          descent: box.fontBoundingBoxDescent / 1000,
        };
      };
      const web = metrics(`${String(weight)} 1000px Probe`);
      const system = metrics(`${String(weight)} 1000px Named`);
      document.fonts.clear();
      return { web, system };
    },
    [source, pair.range, pair.weight, pair.local, pair.sample] as const,
  );
  const scale = measured.web.width / measured.system.width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  console.log(pair.name, {
    sizeAdjust: percent(scale),
    ascentOverride: percent(measured.web.ascent / scale),
    descentOverride: percent(measured.web.descent / scale),
    webAscent: measured.web.ascent,
    webDescent: measured.web.descent,
  });
}

await browser.close();
