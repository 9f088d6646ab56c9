import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareApp } from './testing/bareApp.ts';
import { builtDashboard } from './testing/builtDashboard.ts';

const HOSTILE = 'evil.example';
let built: Awaited<ReturnType<typeof builtDashboard>>;
beforeAll(async () => {
  built = await builtDashboard();
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
    const response = await served.app.inject({ url, headers });
    expect(response.statusCode).toBeLessThan(500);
    expect(JSON.stringify(response.headers)).not.toContain(HOSTILE);
    expect(response.body).not.toContain(HOSTILE);
  });
});

describe('the addresses of a page', () => {
  it('are made of the public URL, of none without one', async () => {
    const page = async ({ app }: typeof unset) =>
      (await app.inject({ url: '/about', headers })).body;
    expect(await page(configured)).toContain(`/about ${publicUrl}`.replace('/about ', '/about  '));
    expect(await page(unset)).not.toContain('https://');
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
