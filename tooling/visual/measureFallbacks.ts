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
import { launchBrowser } from '../run/browser.ts';

const fromUi = createRequire(new URL('../../packages/ui/package.json', import.meta.url));

interface Pair {
  name: string;
  /** Files of the web face, with the characters that are measured in each. */
  files: readonly { file: string; range: string }[];
  sample: string;
  weight: number;
  /** Full name of one face, as `local()` takes it. */
  local: string;
}

const LATIN = 'U+0000-00FF, U+2000-206F';
const running =
  'За неделю в топ-100 вошли четырнадцать новых книг, оборот выше обычного: место, автор, ' +
  'жанр и прирост библиотек видны сразу. Fourteen new books entered the list this week.';
/**
 * Characters that are scaled by themselves: the space of Literata is a fifth narrower than that of Times,
 * its letters are wider. Latin letters differ from Cyrillic ones by one percent. The space is in each range, as it
 * decides whose ascent and descent are measured.
 */
const literataParts = [
  {
    part: 'letters',
    script: 'cyrillic',
    range: 'U+0020, U+0400-045F',
    sample:
      'Занеделювтопвошличетырнадцатьновыхкнигоборотвышеобычногоместоавторжанриприростбиблиотек' +
      'виднысразуПопаданцыЛюбовноефэнтезиЛитРПГсравниваютсяспрошлымивыходными',
  },
  {
    part: 'marks',
    script: 'latin',
    range: LATIN,
    sample: '0123456789,.0123456789,.«»–—:;()%-…12,3404567891«»,.,.100,2026',
  },
  { part: 'space', script: 'latin', range: 'U+0020', sample: '          ' },
] as const;
/** Words of interface and prose; digits and marks are those of the face too. */
const persian = {
  sample:
    'این هفته چهارده کتاب تازه به صد کتاب برتر راه یافت و جابه‌جایی فهرست بیش از معمول بود؛ ' +
    'جایگاه، نویسنده، ژانر و رشد کتابخانه‌ها بی‌درنگ دیده می‌شود. ۱۲۳۴۵۶۷۸۹۰',
};

const pairs: Pair[] = [
  ...([400, 500, 600] as const).map((weight) => ({
    name: `Inter ${weight} over Arial (Liberation Sans)`,
    files: [
      { file: 'inter/files/inter-cyrillic-wght-normal', range: 'U+0400-045F' },
      { file: 'inter/files/inter-latin-wght-normal', range: LATIN },
    ],
    sample: running,
    weight,
    local: weight === 600 ? 'Liberation Sans Bold' : 'Liberation Sans',
  })),
  ...literataParts.flatMap(({ part, script, range, sample }) =>
    ([500, 600] as const).map((weight) => ({
      sample,
      name: `Literata ${part} ${weight} over Times New Roman (Liberation Serif)`,
      files: [{ file: `literata/files/literata-${script}-wght-normal`, range }],
      weight,
      local: weight === 600 ? 'Liberation Serif Bold' : 'Liberation Serif',
    })),
  ),
  ...['Noto Sans Arabic Regular', 'DejaVu Sans'].map((local) => ({
    ...persian,
    name: `Vazirmatn over ${local}`,
    files: [
      {
        file: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
        // The space decides whose ascent and descent are measured.
        range: 'U+0020, U+0600-06FF, U+200C',
      },
    ],
    weight: 400,
    local,
  })),
];

const browser = await launchBrowser();
const page = await browser.newPage();

for (const pair of pairs) {
  const faces = pair.files.map(({ file, range }) => {
    const path = fromUi.resolve(`@fontsource-variable/${file}.woff2`);
    return { source: readFileSync(path).toString('base64'), range };
  });
  const measured = await page.evaluate(
    async ([files, weight, local, text]) => {
      for (const { source, range } of files) {
        const face = new FontFace('Probe', `url(data:font/woff2;base64,${source})`, {
          weight: '100 900',
          unicodeRange: range,
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
    [faces, pair.weight, pair.local, pair.sample] as const,
  );
  const scale = measured.web.width / measured.system.width;
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  console.log(pair.name, {
    sizeAdjust: percent(scale),
    ascentOverride: percent(measured.web.ascent / scale),
    descentOverride: percent(measured.web.descent / scale),
    webAscent: measured.web.ascent,
    webDescent: measured.web.descent,
  });
}

await browser.close();
