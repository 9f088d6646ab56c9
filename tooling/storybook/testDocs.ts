/**
 * Opens every page of docs of the built Storybook: it renders, says nothing on the console, its
 * links and frames lead to what exists, and axe finds nothing in its own text and pictures. The
 * stories in its frames are run by testStories, each alone: here the frames stay empty, as which
 * of them a browser begins to load is a matter of chance. Every component of packages/ui has a
 * page. The output ends with each page that is wrong and `N passed, N failed`.
 */
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { readIndex, type StorybookEntry, withSession } from '../visual/session.ts';
import { type Failure, verdict } from './verdict.ts';

/** What Storybook's preview keeps on the window, as far as it is used here. */
interface Stage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    on: (event: string, listener: (payload: unknown) => void) => void;
  };
  /** Kept by this test: the page of docs that was drawn last. */
  shown?: unknown;
}

const ofNoPage = [
  // A picture of a mistake (`Dont`) is inert, which react-aria notices for a tooltip's button in it.
  /^<Focusable> child must be focusable/,
];

const ofComponents = './packages/ui/src/components/';

/** Components whose stories no page explains. */
function undocumented(entries: readonly StorybookEntry[]): Failure[] {
  const ours = entries.filter((entry) => entry.importPath.startsWith(ofComponents));
  const explained = new Set(
    ours.filter((entry) => entry.type === 'docs').map((entry) => entry.title),
  );
  return [...new Set(ours.map((entry) => entry.title))]
    .filter((title) => !explained.has(title))
    .map((name) => ({ name, message: 'has no page of docs: write its MDX file' }));
}

/** Opens Storybook on a page of docs, or turns it there as its own sidebar does. */
async function turnTo(page: Page, id: string, url: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
  else {
    await page.evaluate((storyId) => {
      const stage = window as unknown as Stage;
      stage.__STORYBOOK_ADDONS_CHANNEL__.on('docsRendered', (shown) => {
        stage.shown = shown;
      });
      stage.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
    await page.waitForFunction((wanted) => (window as unknown as Stage).shown === wanted, id);
  }
  await page.waitForSelector('.sbdocs-content h1');
}

const linksOn = (page: Page): Promise<string[]> =>
  page.$$eval('.sbdocs-content a[href*="path=/"], .sbdocs-content iframe', (ways) =>
    ways.map((way) => {
      const address = way.getAttribute('href') ?? way.getAttribute('src') ?? '';
      return new URL(address, location.href).search;
    }),
  );

/** The page that an address of Storybook names, whether it is a link's or a frame's. */
const idOf = (search: string) => {
  const asked = new URLSearchParams(search);
  return asked.get('id') ?? asked.get('path')?.split('/').at(-1) ?? '';
};

/** Stories were searched one by one; the rest of the page is what stands here for the first time. */
const ofThePage = {
  include: [['.sbdocs-content']],
  exclude: [['.docs-story'], ['.docblock-argstable']],
};

/** What axe finds in the prose, the pairs of do and don't and the tables. */
async function barriers(page: Page): Promise<string[]> {
  const content = await page.waitForSelector('.sbdocs-content:has(h1)');
  try {
    // Each time: Storybook may have loaded its frame anew on the way to this page.
    await injectAxe(page);
    const violations = await getViolations(page, ofThePage, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `axe: ${id} at ${node.target.join(' ')}: ${node.html}`),
    );
  } catch (error) {
    const stands = await content.evaluate((element) => element.isConnected).catch(() => false);
    if (stands) throw error;
    // The page has drawn itself anew meanwhile: what stands in its place is searched.
    return barriers(page);
  }
}

/** Only pages with this in their id, where it is given. */
const [word = ''] = process.argv.slice(2);

const { failures, count } = await withSession(async ({ url, openPage }) => {
  const entries = await readIndex(url);
  const all = Object.values(entries);
  const docs = all.filter((entry) => entry.type === 'docs').map((entry) => entry.id);
  const queue = docs.filter((id) => id.includes(word));
  const count = queue.length;
  const failures = undocumented(all);

  const worker = async () => {
    const page = await openPage();
    await page.route(/[?&]viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
    );
    const said: string[] = [];
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      const text = message.text();
      if (isComplaint && !ofNoPage.some((known) => known.test(text))) said.push(text);
    });
    page.on('pageerror', (error) => said.push(error.message));
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      said.length = 0;
      await turnTo(page, id, url);
      const lost = (await linksOn(page)).map(idOf).filter((target) => !(target in entries));
      const wrong = [
        ...lost.map((target) => `links to ${target}, which does not exist`),
        ...(await barriers(page)),
        ...said.map((text) => `complains: ${text}`),
      ];
      if (wrong.length > 0) failures.push({ name: id, message: wrong.join('\n') });
    }
  };
  await Promise.all([worker(), worker()]);
  return { failures, count };
});

console.log(verdict(Math.max(count - failures.length, 0), failures));
process.exit(failures.length === 0 ? 0 : 1);
