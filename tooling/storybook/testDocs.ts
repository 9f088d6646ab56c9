/**
 * Opens every page of docs of the built Storybook: it renders, says nothing on the console, its
 * links and frames lead to what exists, and axe finds nothing in its own text and pictures. The
 * stories in its frames are run by testStories, each alone: here the frames stay empty, as which
 * of them a browser begins to load is a matter of chance. Every component of the packages has a
 * page with a table of its props, and a picture on the start page. The output ends with each page
 * that is wrong and `N passed, N failed`.
 */
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { readIndex, type StorybookEntry, withSession } from '../visual/session.ts';
import { checkPropTables } from './propTables.ts';
import { type Failure, verdict } from './verdict.ts';

/** Globals of Storybook's preview on the window, as far as they are used here. */
interface Stage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: object) => void;
    on: (event: string, listener: (payload: unknown) => void) => void;
  };
  /** Set by this test: the docs page that was rendered last. */
  shown?: unknown;
}

const ofNoPage = [
  // A picture of a mistake (`Dont`) is inert, which react-aria notices for a tooltip's button in it.
  /^<Focusable> child must be focusable/,
];

const START_PAGE = 'welcome--docs';

const componentFolders = [
  './packages/ui/src/components/',
  './packages/analytics-widgets/src/charts/',
  './packages/analytics-widgets/src/table/',
  './packages/analytics-widgets/src/tiles/',
];
/** Stories of many components together. */
const galleries = ['Widgets/Charts/All kinds', 'Widgets/Tables and tiles'];

/** Returns the entries of components: their stories and their pages of docs. */
const ofComponents = (entries: readonly StorybookEntry[]) =>
  entries.filter(
    ({ importPath, title }) =>
      componentFolders.some((folder) => importPath.startsWith(folder)) &&
      !galleries.includes(title),
  );

/** Components whose stories no page explains. */
function undocumented(entries: readonly StorybookEntry[]): Failure[] {
  const components = ofComponents(entries);
  const explained = new Set(
    components.filter((entry) => entry.type === 'docs').map((entry) => entry.title),
  );
  return [...new Set(components.map((entry) => entry.title))]
    .filter((title) => !explained.has(title))
    .map((name) => ({ name, message: 'has no page of docs: write its MDX file' }));
}

/** Components that the start page does not link to. */
function unpictured(entries: readonly StorybookEntry[], links: readonly string[]): string[] {
  const stories = ofComponents(entries).filter(({ type }) => type === 'story');
  const titles = new Set(stories.map(({ title }) => title));
  return ofComponents(entries)
    .filter(({ type, title, id }) => type === 'docs' && titles.has(title) && !links.includes(id))
    .map(({ title }) => `does not show ${title}: run tooling/visual/updateOverview.ts`);
}

/** The page of a component with props lists them. */
async function propTable(page: Page, isExpected: boolean): Promise<string[]> {
  if (!isExpected) return [];
  const rows = await page.locator('.docblock-argstable-body > tr').count();
  return rows > 0 ? [] : ['has no table of props: render Controls'];
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
  const parameters = new URLSearchParams(search);
  return parameters.get('id') ?? parameters.get('path')?.split('/').at(-1) ?? '';
};

/** Stories are tested one by one; only the rest of the page is new here. */
const ofThePage = {
  include: [['.sbdocs-content']],
  exclude: [['.docs-story'], ['.docblock-argstable']],
};

/** Returns the violations that axe finds in the prose, the pairs of do and don't and the tables. */
async function barriers(page: Page): Promise<string[]> {
  const content = await page.waitForSelector('.sbdocs-content:has(h1)');
  try {
    // Each time: Storybook may have reloaded its frame on the way to this page.
    await injectAxe(page);
    const violations = await getViolations(page, ofThePage, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `axe: ${id} at ${node.target.join(' ')}: ${node.html}`),
    );
  } catch (error) {
    const isConnected = await content.evaluate((element) => element.isConnected).catch(() => false);
    if (isConnected) throw error;
    // The page has rendered again: search the new content.
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
  const [anyPage] = docs;
  if (anyPage === undefined) throw new Error('The Storybook has no page of docs.');
  const tables = await openPage({ clock: 'running' }).then(async (page) => {
    await turnTo(page, anyPage, url);
    return checkPropTables(page, all);
  });
  failures.push(...tables.failures);

  const worker = async () => {
    const page = await openPage({ clock: 'running' });
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
      const links = (await linksOn(page)).map(idOf);
      const lost = links.filter((target) => !(target in entries));
      const wrong = [
        ...(id === START_PAGE ? unpictured(all, links) : []),
        ...(await propTable(page, tables.titles.has(entries[id]?.title ?? ''))),
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
