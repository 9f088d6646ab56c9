import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareApp } from '../http/testing/bareApp.ts';
import { builtDashboard } from '../http/testing/builtDashboard.ts';
import { type BuiltPage, matchPage, pageLocales } from './builtPages.ts';
import { DrawnPages } from './drawnPages.ts';
import { firstAnswers } from './firstAnswers.ts';
import { namedText } from './pageFacts.ts';
import { pageHtml } from './pageHtml.ts';

const text = { title: 'Карточка книги', heading: 'Карточка книги', description: 'Место по дням.' };
const texts = Object.fromEntries(pageLocales.map((locale) => [locale, text])) as BuiltPage['texts'];
const page = (path: string, calls: string[]): BuiltPage => ({
  path,
  texts: { ...texts, en: { ...text, title: 'Book' } },
  scripts: ['/assets/Page.js'],
  styles: ['/assets/Page.css'],
  calls,
});
const book = page('/books/:id', ['/api/books/:id/']);
const author = page('/authors/:id', ['/api/authors/:id/']);
const pages = [page('/', ['/api/home/']), book, author, page('/about', [])];

/** What draws, as the dashboard's build leaves it. */
const drawing = `
export const renderPage = async ({ path }) => '<main>' + path + '</main>';
export const sharePicture = ({ path }) => path.endsWith('/2') ? null :
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text x="9" y="99">A</text></svg>';
`;

let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
  await writeFile(join(built.folder, 'pages.json'), JSON.stringify(pages));
  await writeFile(join(built.folder, 'assets', 'Page.css'), 'h1{color:red}');
  await mkdir(join(built.folder, 'render'));
  await writeFile(join(built.folder, 'render', 'prerender.mjs'), drawing);
});
afterAll(() => built.remove());
const publicUrl = 'http://litometr.example';
const served = bareApp(() => ({
  dashboardFolder: built.folder,
  publicUrl,
  // The author 7 is a former name of the author 8.
  routes: (app) => {
    app.get('/api/authors/:id/', () => ({ author: { id: 8, name: 'Анна' } }));
  },
}));
const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'GET', url, headers });

test('paths lead to their pages, ids are digits', () => {
  expect(matchPage(pages, '/')?.page.path).toBe('/');
  expect(matchPage(pages, '/books/12/')).toMatchObject({ id: '12', page: { path: '/books/:id' } });
  expect(matchPage(pages, '/books/x')).toBeNull();
  expect(matchPage(pages, '/nowhere')).toBeNull();
});

test('a page names itself, its languages, its code and its first data', async () => {
  const { body } = await get('/about?lang=en');
  expect(body).toContain('<html');
  expect(body).toContain('<title>Book</title>');
  expect(body).toContain('<link rel="canonical" href="http://litometr.example/about?lang=en" />');
  expect(body.match(/hreflang=/g)).toHaveLength(pageLocales.length + 1);
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/Page.js" />');
  expect((await get('/')).body).toContain('href="/api/home/"');
  expect((await get('/?range=90')).body).not.toContain('href="/api/home/"');
});

test('a page has one canonical address, however it was written', async () => {
  for (const path of ['/about', '/about/', '/about?range=90']) {
    const { body } = await get(path);
    expect(body).toContain('<link rel="canonical" href="http://litometr.example/about" />');
  }
  for (const path of ['/', '//']) {
    const { body } = await get(path);
    expect(body).toContain('<link rel="canonical" href="http://litometr.example/" />');
  }
});

test('what is no public page is not for searchers, and is the page all the same', async () => {
  const answer = await get('/app/profile');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<meta name="robots" content="noindex" />');
  expect(answer.body).not.toContain('canonical');
});

test('the address of a former name leads to the present one, with what else it holds', async () => {
  const { statusCode, headers } = await get('/authors/7?lang=en&range=90');
  expect([statusCode, headers.location]).toEqual([302, '/authors/8?lang=en&range=90']);
  expect((await get('/authors/8')).statusCode).toBe(200);
});

test('an address that names nothing has the status of it, and the page that says so', async () => {
  for (const path of ['/portals/nowhere', '/nowhere', '/books/x']) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.body).toContain('<meta name="robots" content="noindex" />');
    expect(answer.headers['content-type']).toContain('text/html');
  }
});

test('goes out compressed, and not again while it is the same', async () => {
  const answer = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('canonical');
  const again = await get('/', {
    'accept-encoding': 'gzip, br',
    'if-none-match': String(answer.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('searchers are told where the pages are', async () => {
  expect((await get('/robots.txt')).body).toContain('http://litometr.example/sitemap.xml');
  const { body } = await get('/sitemap.xml');
  expect(body).toContain('<loc>http://litometr.example/about</loc>');
  expect(body).not.toContain(':id');
});

test('names of portals cannot break out of the page', () => {
  const evil = '</title><script>alert(1)</script> "\'&$1';
  const html = pageHtml({
    template:
      '<html lang="ru" dir="ltr"><head><title>x</title>\n<meta\n name="description"\n content="y"\n/></head>' +
      '<body><h1 class="a" id="first-heading">z</h1></body></html>',
    page: book,
    id: '1',
    text: { title: evil, heading: evil, description: evil },
    locale: 'fa',
    publicUrl,
    path: '/books/1',
    isPlain: true,
    drawn: null,
    answers: null,
    canDraw: false,
    styles: '',
  });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('lang="fa" dir="rtl"');
  expect(html).toMatch(/id="first-heading">&lt;\/title&gt;.*&amp;\$1<\/h1>/);
});

test('a card is named by its first call, the route alone where that tells nothing', () => {
  const dragon = { title: 'Дракон', authors: [{ name: 'Анна' }], annotation: 'Слова. '.repeat(90) };
  const named = namedText(text, { book: dragon });
  expect(named).toMatchObject({ title: 'Карточка книги · Дракон', heading: 'Дракон' });
  expect(named.description).toMatch(/^Дракон\. Анна\. Слова\..{50,}…$/);
  expect(namedText(text, {})).toEqual(text);
  const patterns = { title: 'Тег «{name}» · Литометр', heading: 'Тег «{name}»' };
  expect(namedText({ ...text, named: patterns }, { tag: { name: 'Цена $&' } })).toMatchObject({
    title: 'Тег «Цена $&» · Литометр',
    heading: 'Тег «Цена $&»',
  });
});

test('first calls are told apart: answered, without the thing, failed', async () => {
  const answering = (status: number) =>
    ({
      inject: () => {
        const body = `{"of":${status}}`;
        return Promise.resolve({ statusCode: status, body, json: () => ({ of: status }) });
      },
    }) as never;
  const matched = { page: book, id: '7' };
  expect(await firstAnswers(answering(200), matched)).toEqual({
    isMissing: false,
    movedTo: null,
    isWhole: true,
    bodies: { '/api/books/7/': { of: 200 } },
    json: '{"/api/books/7/":{"of":200}}',
  });
  expect(await firstAnswers(answering(404), matched)).toMatchObject({ isMissing: true });
  const failed = await firstAnswers(answering(500), matched);
  expect(failed).toEqual({
    isMissing: false,
    movedTo: null,
    isWhole: false,
    bodies: {},
    json: '{}',
  });
});

test('a page that was drawn takes the place of the shell, with its styles', () => {
  const html = pageHtml({
    template:
      '<html lang="ru" dir="ltr"><head><script type="module" crossorigin src="/assets/index.js">' +
      '</script></head><body><div id="root" data-prerendered><p>shell</p></div>' +
      '<!--end of root--><script>boot()</script></body></html>',
    page: book,
    id: '1',
    text,
    locale: 'ru',
    publicUrl,
    path: '/books/1',
    isPlain: true,
    drawn: '<main>$& drawn</main>',
    answers: null,
    canDraw: true,
    styles: 'main{color:red}',
  });
  expect(html).toContain('<div id="root" data-prerendered="page"><main>$& drawn</main></div><');
  const [head = '', body = ''] = html.split('</main>');
  expect(head).not.toMatch(/modulepreload|type="module"|as="fetch"/);
  expect(body.match(/assets\/\w+\.js|\/api\/books\/1\//g)).toEqual([
    'assets/index.js',
    'assets/Page.js',
    '/api/books/1/',
  ]);
  expect(html).toContain('<style>main{color:red}</style>');
  expect(html).toContain('<link rel="stylesheet" disabled crossorigin href="/assets/Page.css" />');
  expect(html).not.toContain('shell');
  expect(html).toContain('content="http://litometr.example/og/books/1.png"');
});

test('a shared link shows a picture: a PNG of the size that previews take', async () => {
  const { rawPayload, headers } = await get('/og/books/1.png');
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(rawPayload.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const path of ['/og/books/2.png', '/og/about.png', '/og/books/1.svg', '/og/nowhere.png']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});

test('what draws is for the server alone', async () => {
  const answer = await get('/render/prerender.mjs');
  expect(answer.body).not.toContain('renderPage');
});

test('what draws is asked once for the same answers, and again after it failed', async () => {
  const asked: unknown[] = [];
  let html: string | null = null;
  const drawn = new DrawnPages((question) => {
    asked.push(question);
    return Promise.resolve(html);
  }, 1_000);
  const question = { path: '/', locale: 'ru', answers: { '/api/home/': 1 } } as const;
  expect(await drawn.of(question)).toBeNull();
  html = 'page';
  expect([await drawn.of(question), await drawn.of(question)]).toEqual(['page', 'page']);
  expect(await drawn.of({ ...question, answers: { '/api/home/': 2 } })).toBe('page');
  expect(asked).toHaveLength(3);
});

test('answers come with the page, as they are, and then no call of theirs is named', () => {
  const evil = { '/api/books/1/': { title: '</script><!--<script>$& \u2028' } };
  const html = pageHtml({
    template:
      '<html lang="ru" dir="ltr"><head><script type="module" crossorigin src="/assets/index.js">' +
      '</script>\n<link rel="modulepreload" data-calls crossorigin href="/assets/client.js">' +
      '<link rel="modulepreload" data-calls crossorigin href="/assets/wire.js"></head>' +
      '<body><div id="root" data-prerendered></div><!--end of root--></body></html>',
    page: book,
    id: '1',
    text,
    locale: 'ru',
    publicUrl,
    path: '/books/1',
    isPlain: true,
    drawn: '<main></main>',
    answers: JSON.stringify(evil),
    canDraw: true,
    styles: '',
  });
  const [, block = ''] = /id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(block)).toEqual(evil);
  expect(html).toContain('/assets/index.js');
  expect(html).not.toMatch(/(wire|client)\.js|as="fetch"/);
  expect(html.indexOf('first-answers')).toBeGreaterThan(html.indexOf('/assets/Page.js'));
});
