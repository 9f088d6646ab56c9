/**
 * Opens every page of docs of the built Storybook: it renders, says nothing on the console, and
 * its links lead to pages that exist, and axe finds nothing in its own text and pictures. Every
 * component of packages/ui has one. The output ends with each page that is wrong and
 * `N passed, N failed`.
 */
import { getViolations, injectAxe } from 'axe-playwright';
import type { Frame, Page } from 'playwright-core';
import { readIndex, type StorybookEntry, withSession } from '../visual/session.ts';
import { type Failure, verdict } from './verdict.ts';

/** What Storybook's preview keeps on the window, as far as it is used here. */
interface Stage {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
}

const ofNoPage = [
  // A picture of a mistake (`Dont`) is inert, which react-aria notices for a tooltip's button in it.
  /^<Focusable> child must be focusable/,
  // Frames that begin one after another on a busy machine, as the browser sees them.
  /was preloaded using link preload but not used within a few seconds/,
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

/** Turns a page that is open to another page of docs, as Storybook's own sidebar does. */
async function turnTo(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Stage;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.waitForFunction(
    (wanted) =>
      (window as Stage).__STORYBOOK_PREVIEW__?.currentRender?.id === wanted &&
      document.querySelector('.sbdocs-content h1') !== null &&
      document.querySelector('.sb-show-preparing-docs') === null,
    id,
  );
  await Promise.all(page.frames().slice(1).map(ended));
}

/** A story in a frame of its own has been rendered and played, or has failed to be. */
async function ended(frame: Frame): Promise<void> {
  try {
    await frame.waitForFunction(() => {
      const phase = (window as Stage).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return ['finished', 'errored', 'aborted'].includes(phase);
    });
  } catch (error) {
    // The page has drawn itself anew and taken the frame away: what stands in its place is asked.
    if (!frame.isDetached()) throw error;
  }
}

const linksOn = (page: Page): Promise<string[]> =>
  page.$$eval('.sbdocs-content a[href*="path=/"]', (links) =>
    links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).search),
  );

const idOf = (search: string) => new URLSearchParams(search).get('path')?.split('/').at(-1) ?? '';

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
    const said: string[] = [];
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      const text = message.text();
      if (isComplaint && !ofNoPage.some((known) => known.test(text))) said.push(text);
    });
    page.on('pageerror', (error) => said.push(error.message));
    const [first] = queue;
    await page.goto(`${url}/iframe.html?id=${first ?? ''}&viewMode=docs`);
    await page.waitForSelector('.sbdocs-content h1');
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      said.length = 0;
      await turnTo(page, id);
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
