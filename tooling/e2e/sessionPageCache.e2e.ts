/** Pages that the browser keeps to show them again by Back and Forward. */
import type { Page } from 'playwright-core';
import { findWindowedBrowser } from '../bootstrap/browser.mjs';
import { launchOptions } from '../run/browser.ts';
import { comeBackAs, signInButton } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

// Playwright switches the cache off.
test.use({
  launchOptions: {
    ...launchOptions([], findWindowedBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Мой профиль' });

/**
 * Returns to a private page by Back after its session ended elsewhere. Expects that nothing private
 * is shown, whether the browser restores the page from its cache or loads it again.
 *
 * @returns whether it was restored: a browser decides by itself which pages it keeps
 */
async function returnAfterSignOut(page: Page): Promise<boolean> {
  await comeBackAs(page, address, 'user');
  await page.goto(`${address}/app/profile`);
  await profile(page).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.goto(`${address}/api/health/`);
  await page.evaluate(() => localStorage.clear());
  // `page.goBack` waits for a load that a page from the cache does not make.
  await page.evaluate(() => window.history.back());
  const publicPaths = ['/', '/login'];
  await page.waitForURL((url) => publicPaths.includes(url.pathname), { waitUntil: 'commit' });
  const isRestored = await page.evaluate(() => 'isSamePage' in window);
  expect(new URL(page.url()).pathname).toBe(isRestored ? '/' : '/login');
  if (isRestored) await signInButton(page).waitFor();
  expect(await profile(page).count()).toBe(0);
  return isRestored;
}

test.describe('the page cache of the browser', () => {
  test('[I29] gives back a page that shows nothing private after a sign-out elsewhere', async ({
    openVisitor,
  }) => {
    let isRestored = false;
    for (let attempt = 0; attempt < 3 && !isRestored; attempt += 1) {
      const { page } = await openVisitor();
      isRestored = await returnAfterSignOut(page);
    }
    expect(isRestored).toBe(true);
  });
});
