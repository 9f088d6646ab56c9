import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPage, pageLocales } from '../pages/builtPages.ts';
import { bareApp } from './testing/bareApp.ts';
import { builtDashboard } from './testing/builtDashboard.ts';

const HOSTILE = 'evil.example';
const text = { title: 'Книга', heading: 'Книга', description: 'Место по дням.' };
const texts = Object.fromEntries(pageLocales.map((locale) => [locale, text])) as BuiltPage['texts'];
const page = (path: string): BuiltPage => ({ path, texts, scripts: [], styles: [], calls: [] });
const drawing = `
export const renderPage = async ({ path }) => '<main>' + path + '</main>';
export const sharePicture = () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
`;

let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
  const pages = ['/', '/books/:id', '/about'].map(page);
  await writeFile(join(built.folder, 'pages.json'), JSON.stringify(pages));
  await mkdir(join(built.folder, 'render'));
  await writeFile(join(built.folder, 'render', 'prerender.mjs'), drawing);
});
afterAll(() => built.remove());

const publicUrl = 'https://litometr.example';
const configured = bareApp(() => ({ dashboardFolder: built.folder, publicUrl }));
// Behind a trusted proxy the framework takes the host from `X-Forwarded-Host`.
const unset = bareApp(() => ({ dashboardFolder: built.folder, trustProxy: ['127.0.0.0/8'] }));

const headers = {
  host: HOSTILE,
  'x-forwarded-host': HOSTILE,
  'x-forwarded-proto': 'https',
  forwarded: `host=${HOSTILE};proto=https`,
};

describe.each([
  ['with a public URL', configured],
  ['without one', unset],
])('the Host of a request, %s', (_, served) => {
  it.each([
    '/',
    '/about?lang=en',
    '/books/1',
    '/books/1/',
    '//',
    `//${HOSTILE.replace('.', '%2e')}/about`,
    '/nowhere',
    '/app/profile',
    '/robots.txt',
    '/sitemap.xml',
    '/og/books/1.png',
    '/assets',
    '/assets/index-a1b2c3d4.js',
    '/assets/gone.js',
    '/api/docs',
    '/api/docs/',
    '/api/schema/',
    '/api/nothing/',
  ])('is in no header and no body of %s', async (url) => {
    const answer = await served.app.inject({ url, headers });
    expect(answer.statusCode).toBeLessThan(500);
    expect(JSON.stringify(answer.headers)).not.toContain(HOSTILE);
    expect(answer.body).not.toContain(HOSTILE);
  });
});

describe('the addresses of a page', () => {
  const linksOf = async (url: string, { app }: typeof unset) =>
    [
      ...(await app.inject({ url, headers })).body.matchAll(
        /(?:canonical|hreflang="en|og:url)" (?:href|content)="([^"]*)"/g,
      ),
    ].map(([, address]) => address);

  it('are absolute with a public URL', async () => {
    expect(await linksOf('/about?lang=en', configured)).toEqual([
      `${publicUrl}/about?lang=en`,
      `${publicUrl}/about?lang=en`,
      `${publicUrl}/about?lang=en`,
    ]);
  });

  it('are relative without one, and og:url is left out', async () => {
    expect(await linksOf('/about?lang=en', unset)).toEqual(['/about?lang=en', '/about?lang=en']);
  });

  it('are in robots.txt and the sitemap only with a public URL', async () => {
    const read = async (url: string, { app }: typeof unset) => app.inject({ url, headers });
    expect((await read('/robots.txt', configured)).body).toContain(`${publicUrl}/sitemap.xml`);
    expect((await read('/robots.txt', unset)).body).not.toContain('Sitemap');
    const missing = await read('/sitemap.xml', unset);
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('LITOMETR_PUBLIC_URL');
  });
});
