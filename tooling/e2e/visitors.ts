/** The runner's `test` with fixtures that open pages; each page is closed at the end of its test. */
import { test as base, expect } from '@playwright/test';
import type { Browser, Page } from 'playwright-core';
import { isHydrated } from './isHydrated.ts';

export { expect };

export interface Visit {
  theme?: 'light' | 'dark';
  locale?: string;
  width?: number;
  /** A phone: fingers, and a window as wide as the screen. */
  touch?: boolean;
}

/** A page whose console is listened to: `complaints` are its errors and warnings. */
export interface WatchedPage {
  page: Page;
  complaints: string[];
}

const HEIGHT = 900;

async function openWatchedPage(browser: Browser, visit: Visit): Promise<WatchedPage> {
  const { theme = 'light', locale = 'ru', width = 1280, touch = false } = visit;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    ...(touch && { hasTouch: true, isMobile: true }),
  });
  await context.addInitScript(
    ([chosenTheme, chosenLocale]) => {
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', chosenTheme);
      if (localStorage.getItem('locale') === null) localStorage.setItem('locale', chosenLocale);
    },
    [theme, locale] as const,
  );
  const page = waitsForApp(await context.newPage(), locale);
  const complaints: string[] = [];
  // The browser logs the status 404 of a missing page as an error, but the test requested that
  // page.
  const missing = new Set<string>();
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (isPage && response.status() === 404) missing.add(response.url());
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // JSON responses of the API name no icon, so a browser that shows one requests this default.
    if (missing.has(url) || url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} ${url}`.trim());
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints };
}

/**
 * A page that the server has rendered looks ready and answers to no key: an arrival ends when the page
 * is hydrated, unless the test wants the first moment (`commit`). A cookie names the language, as after
 * an earlier visit.
 */
function waitsForApp(page: Page, locale: string): Page {
  // Other addresses of the server (files, answers of the API) and other products never hydrate.
  const waitUntilReady = async () => {
    const isOurs = await page.evaluate(() => '__reactRouterContext' in window);
    if (isOurs) await page.waitForFunction(isHydrated);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    if (locale !== 'ru' && url.startsWith('http')) {
      await page
        .context()
        .addCookies([{ name: 'locale', value: locale, url: new URL(url).origin }]);
    }
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await waitUntilReady();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await waitUntilReady();
    return answer;
  };
  return page;
}

/** Opens the page of a fresh visitor. */
export type OpenPage = (visit?: Visit) => Promise<WatchedPage>;

/** The init script of `openWatchedPage` cannot access the storage in the blank page of a new tab. */
const ofBlankTab = "Failed to read the 'localStorage' property from 'Window'";

interface Visitors {
  openPage: OpenPage;
  /** The same; in none of the visitor's tabs may an error or a rejection go unhandled. */
  openVisitor: OpenPage;
}

export const test = base.extend<Visitors>({
  async openPage({ browser }, use) {
    const opened: WatchedPage[] = [];
    await use(async (visit = {}) => {
      const watched = await openWatchedPage(browser, visit);
      opened.push(watched);
      return watched;
    });
    await Promise.all(opened.map(({ page }) => page.context().close()));
  },
  async openVisitor({ openPage }, use) {
    const unhandled: string[] = [];
    await use(async (visit) => {
      const watched = await openPage(visit);
      watched.page.context().on('weberror', (error) => {
        const { message } = error.error();
        if (!message.startsWith(ofBlankTab)) unhandled.push(message);
      });
      return watched;
    });
    expect(unhandled).toEqual([]);
  },
});
