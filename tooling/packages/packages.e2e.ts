/** The packages as other portals get them: tarballs, in fresh apps of three bundlers. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../e2e/product.ts';
import { type PackedPackage, packPackages } from '../release/packed.ts';
import { launchBrowser } from '../run/browser.ts';
import { root, SOURCE_CONDITION } from '../run/paths.ts';
import {
  buildExample,
  installExample,
  type RunningApp,
  serveWithApi,
  startApi,
  startNext,
} from './examples.ts';

const run = promisify(execFile);
const folder = temporaryFolder();
let browser: Browser;
let printed = '';
let packed: PackedPackage[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  const release = ['tooling/release/release.ts', '--dry-run'];
  printed = (await run('node', [SOURCE_CONDITION, ...release], { cwd: root })).stdout;
  packed = await packPackages(folder.path);
}, 300_000);
afterAll(async () => {
  await browser.close();
  folder.remove();
});

describe('a dry run of the release', () => {
  it('builds, packs, has the tarballs checked, and names what it would publish', () => {
    for (const name of ['ui', 'analytics-widgets', 'auth-machine']) {
      expect(printed).toContain(`ok   publint @litometr/${name}`);
      expect(printed).toContain(`ok   attw @litometr/${name}`);
      expect(printed).toMatch(new RegExp(`would publish @litometr/${name}@\\d+\\.\\d+\\.\\d+`));
    }
  });
});

describe('the tarballs', () => {
  const paths = () =>
    packed.flatMap(({ name, files }) => files.map(({ path }) => `${name}/${path}`));

  it('hold no tests, stories, sources or helpers of the bundler', () => {
    const wrong = /\.(test|stories|examples)\.|\/(testing|src|_virtual)\/|rolldown|preload-helper/;
    expect(paths().filter((path) => wrong.test(path))).toEqual([]);
  });

  it('hold no two files whose names differ in case alone', () => {
    const names = paths().map((path) => path.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('hold licences, also that of the fonts', () => {
    expect(
      paths()
        .filter((path) => path.includes('LICENSE'))
        .sort(),
    ).toEqual([
      '@litometr/analytics-widgets/LICENSE',
      '@litometr/auth-machine/LICENSE',
      '@litometr/ui/LICENSE',
      '@litometr/ui/dist/fonts/LICENSE.txt',
    ]);
  });

  it('hold a style sheet for each component beside the one for all', () => {
    expect(paths()).toEqual(
      expect.arrayContaining([
        '@litometr/ui/dist/styles.css',
        '@litometr/ui/dist/styles/Button.css',
        '@litometr/analytics-widgets/dist/styles.css',
        '@litometr/analytics-widgets/dist/styles/DataTable.css',
      ]),
    );
  });

  it('hold source maps that bring their sources', () => {
    const dist = join(root, 'packages');
    const maps = globSync('{ui,analytics-widgets,auth-machine}/dist/**/*.js.map', { cwd: dist });
    expect(maps.length).toBeGreaterThan(100);
    // Class names are computed at the build: nothing of their modules maps to a source.
    const scripts = maps.filter((map) => !map.endsWith('.css.js.map'));
    const empty = scripts.filter((map) => {
      // The format of source maps, version 3.
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(dist, map), 'utf8')) as {
        sources: string[];
        sourcesContent?: string[];
      };
      return sources.length !== sourcesContent?.length;
    });
    expect(empty).toEqual([]);
  });

  it('have no exports that lead to sources', async () => {
    for (const { tarball } of packed) {
      const args = ['-xzOf', tarball, 'package/package.json'];
      const { stdout } = await run('tar', args);
      const { exports } = JSON.parse(stdout) as { exports: Record<string, unknown> };
      expect(JSON.stringify(exports)).not.toMatch(/source|src/);
    }
  });

  it('name no version that npm cannot resolve', () => {
    for (const { name } of packed) {
      const path = join(root, name.replace('@litometr', 'packages'), 'package.json');
      const { dependencies } = JSON.parse(readFileSync(path, 'utf8')) as {
        dependencies: Record<string, string>;
      };
      expect(Object.values(dependencies).filter((range) => !/^\^\d/.test(range))).toEqual([]);
    }
  });
});

/** Opens a page whose console errors and uncaught errors, hydration's among them, are collected. */
async function open(address: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(address);
  return { page, errors };
}

const titles = (page: Page) => page.getByRole('table', { name: 'Books' }).getByRole('rowheader');

/** Uses the page as a reader does. */
async function usePortal(address: string): Promise<void> {
  const { page, errors } = await open(address);
  await page.getByRole('heading', { name: 'Books of the week' }).waitFor();

  // Sorted by the server: by views first, then by rating.
  await expect.poll(() => titles(page).first().textContent()).toContain('Tea for the Inspector');
  await page.getByRole('button', { name: 'Rating' }).click();
  await expect.poll(() => titles(page).first().textContent()).toContain('The House on Fox Hill');

  for (const title of [
    'Views rise since Tuesday',
    'Fantasy has the most books',
    'Most books cost less than ten dollars',
    'Two genres fill the catalogue',
    'Popular books are not rated lower',
  ]) {
    const values = page.getByRole('figure', { name: title }).getByRole('listitem');
    await expect.poll(() => values.count()).toBeGreaterThan(2);
  }

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await background()).not.toBe(light);

  await page.getByLabel('Name', { exact: true }).fill('reader');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Welcome back').waitFor();
  await page.getByText('Signed in as reader').waitFor();
  await page.getByRole('button', { name: 'Favourites' }).click();
  await page.getByText('Your favourites').waitFor();
  expect(errors).toEqual([]);
}

describe('a fresh Vite app', () => {
  it('installs, type-checks, builds and works', async () => {
    const app = await installExample('vite', folder.path, packed);
    await buildExample(app);
    const { address, close } = await serveWithApi(join(app, 'dist'));
    onTestFinished(close);
    await usePortal(address);
  });
});

describe('a fresh webpack app', () => {
  it('installs, type-checks, builds and works', async () => {
    const app = await installExample('webpack', folder.path, packed);
    await buildExample(app);
    const { address, close } = await serveWithApi(join(app, 'dist'));
    onTestFinished(close);
    await usePortal(address);
  });
});

describe('a fresh Next.js app', () => {
  let api: RunningApp;
  let next: RunningApp;
  beforeAll(async () => {
    api = await startApi();
    const app = await installExample('next', folder.path, packed);
    await buildExample(app, { API_URL: api.address });
    next = await startNext(app, api.address);
  });
  afterAll(async () => {
    await next.close();
    await api.close();
  });

  it('renders the table and the titles of charts on the server', async () => {
    const html = await (await fetch(next.address)).text();
    expect(html).toContain('Tea for the Inspector');
    expect(html).toContain('Views rise since Tuesday');
  });

  it('hydrates without an error and works', async () => {
    await usePortal(next.address);
  });
});
