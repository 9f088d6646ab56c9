/**
 * Prints the numbers of `packages/ui/src/theme/fonts.css.ts`: the scale and shift that make text in
 * a system face take the space of the web face.
 *
 * Widths are measured in Chromium over running Russian, English and Persian text, heights are the
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
  files: string[];
  /** Sample letters for each file. */
  ranges: string[];
  sample: string;
  weight: number;
  /** Full name of one face, as `local()` takes it. */
  local: string;
}

const european = {
  ranges: ['U+0400-045F', 'U+0000-00FF, U+2000-206F'],
  sample:
    'За неделю в топ-100 вошли четырнадцать новых книг, оборот выше обычного: место, автор, ' +
    'жанр и прирост библиотек видны сразу. Fourteen new books entered the list this week.',
};
/** Words of interface and prose; digits and marks are those of the face too. */
const persian = {
  // The space decides whose ascent and descent are measured.
  ranges: ['U+0020, U+0600-06FF, U+200C'],
  sample:
    'این هفته چهارده کتاب تازه به صد کتاب برتر راه یافت و جابه‌جایی فهرست بیش از معمول بود؛ ' +
    'جایگاه، نویسنده، ژانر و رشد کتابخانه‌ها بی‌درنگ دیده می‌شود. ۱۲۳۴۵۶۷۸۹۰',
};

const interFiles = [
  'inter/files/inter-cyrillic-wght-normal',
  'inter/files/inter-latin-wght-normal',
];
const literataFiles = [
  'literata/files/literata-cyrillic-wght-normal',
  'literata/files/literata-latin-wght-normal',
];

const pairs: Pair[] = [
  ...([400, 500, 600] as const).map((weight) => ({
    ...european,
    name: `Inter ${weight} over Arial (Liberation Sans)`,
    files: interFiles,
    weight,
    local: weight === 600 ? 'Liberation Sans Bold' : 'Liberation Sans',
  })),
  ...([500, 600] as const).map((weight) => ({
    ...european,
    name: `Literata ${weight} over Times New Roman (Liberation Serif)`,
    files: literataFiles,
    weight,
    local: weight === 600 ? 'Liberation Serif Bold' : 'Liberation Serif',
  })),
  ...['Noto Sans Arabic Regular', 'DejaVu Sans'].map((local) => ({
    ...persian,
    name: `Vazirmatn over ${local}`,
    files: ['vazirmatn/files/vazirmatn-arabic-wght-normal'],
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
  const faces = pair.files.map((file) => {
    const path = fromUi.resolve(`@fontsource-variable/${file}.woff2`);
    return readFileSync(path).toString('base64');
  });
  const measured = await page.evaluate(
    async ([sources, ranges, weight, local, text]) => {
      for (const [index, source] of sources.entries()) {
        const face = new FontFace('Probe', `url(data:font/woff2;base64,${source})`, {
          weight: '100 900',
          unicodeRange: ranges[index] ?? '',
        });
        document.fonts.add(await face.load());
      }
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
    [faces, pair.ranges, pair.weight, pair.local, pair.sample] as const,
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
