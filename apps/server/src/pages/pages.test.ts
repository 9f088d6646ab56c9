import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareApp } from '../http/testing/bareApp.ts';
import { builtDashboard } from '../http/testing/builtDashboard.ts';
import { type BuiltPage, matchPage, pageLocales } from './builtPages.ts';
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
const pages = [page('/', ['/api/home/']), book, page('/about', [])];

let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
  await writeFile(join(built.folder, 'pages.json'), JSON.stringify(pages));
});
afterAll(() => built.remove());
const served = bareApp(() => ({ dashboardFolder: built.folder }));
const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'GET', url, headers: { host: 'litometr.example', ...headers } });

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

test('what is no public page is not for searchers, and is the page all the same', async () => {
  const answer = await get('/app/profile');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<meta name="robots" content="noindex" />');
  expect(answer.body).not.toContain('canonical');
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
    origin: 'http://litometr.example',
    path: '/books/1',
    isPlain: true,
  });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('lang="fa" dir="rtl"');
  expect(html).toMatch(/id="first-heading">&lt;\/title&gt;.*&amp;\$1<\/h1>/);
});

test('a card is named by its first call; none where nothing has the id; the route alone when it fails', async () => {
  const answering = (status: number, body: unknown) =>
    ({
      inject: () => Promise.resolve({ statusCode: status, json: () => body }),
    }) as never;
  const matched = { page: book, id: '1' };
  const dragon = { title: 'Дракон', authors: [{ name: 'Анна' }], annotation: 'Слова. '.repeat(90) };
  const named = await namedText(answering(200, { book: dragon }), matched, text);
  expect(named).toMatchObject({ title: 'Карточка книги · Дракон', heading: 'Дракон' });
  expect(named?.description).toMatch(/^Дракон\. Анна\. Слова\..{50,}…$/);
  expect(await namedText(answering(404, {}), matched, text)).toBeNull();
  expect(await namedText(answering(500, {}), matched, text)).toEqual(text);
});
