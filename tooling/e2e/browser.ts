import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** The Chromium that all test files share; closing it here closes only what was opened here. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'));

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
  close: () => Promise<void>;
}

const HEIGHT = 900;

/** A fresh visitor. */
export async function openPage(browser: Browser, visit: Visit = {}): Promise<WatchedPage> {
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
  return { page, complaints, close: () => context.close() };
}

/**
 * A page that the server has rendered looks ready and answers to no key: an arrival ends when the page
 * is hydrated, unless the test wants the first moment (`commit`). A cookie names the language, as after
 * an earlier visit.
 */
function waitsForApp(page: Page, locale: string): Page {
  // Other addresses of the server (files, answers of the API) and other products never hydrate.
  const isReady = () =>
    !('__reactRouterContext' in window) || document.documentElement.hasAttribute('data-hydrated');
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    if (locale !== 'ru' && url.startsWith('http')) {
      await page
        .context()
        .addCookies([{ name: 'locale', value: locale, url: new URL(url).origin }]);
    }
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isReady);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await page.waitForFunction(isReady);
    return answer;
  };
  return page;
}

/** Returns the findings of axe, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Spoken once and removed within seconds: by then what it was labelled by may be gone.
    .exclude('[data-live-announcer]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} — ${violation.help}`),
  );
}

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
