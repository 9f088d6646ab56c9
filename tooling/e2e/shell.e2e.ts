/** The frame around the pages: sidebar, search, backgrounds, and the addresses that lead to pages. */
import type { Page } from 'playwright-core';
import { portalDefinition } from '../../packages/domain/src/index.ts';
import { comeBackAs, fill, loginForm, navigation, signInButton } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const PHONE = { width: 375, height: 812 };
/** The rest is the backdrop, which a finger closes the sidebar by. */
const MAX_DRAWER_SHARE = 0.85;

const menuButton = (page: Page) => page.getByRole('button', { name: 'Открыть навигацию' });

test('on a phone the sidebar leaves room beside it, and a tap there closes it', async ({
  openPage,
}) => {
  const { page } = await openPage({ ...PHONE, touch: true });
  await page.goto(address);
  await menuButton(page).tap();
  const drawer = page.getByRole('dialog').filter({ has: navigation(page) });
  await drawer.waitFor();
  const box = await drawer.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(MAX_DRAWER_SHARE * PHONE.width);
  await page.touchscreen.tap(PHONE.width - 10, PHONE.height / 2);
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

const litnet = portalDefinition('litnet');
for (const path of ['', ...litnet.pages.map((key) => `/${key}`)]) {
  test(`the sidebar shows the pages of Litnet on /portals/litnet${path}`, async ({ openPage }) => {
    const { page } = await openPage({ width: 1440 });
    await page.goto(`${address}/portals/litnet${path}`);
    const links = navigation(page).locator('a[href*="/portals/litnet/"]');
    // Its pages and no other: each is a link that a reader sees.
    await expect(links).toHaveCount(litnet.pages.length);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `/portals/litnet${path}`,
    );
  });
}

test('the search is a dialog within the window of a phone', async ({ openPage }) => {
  const { page } = await openPage({ ...PHONE, touch: true });
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Поиск' });
  await dialog.waitFor();
  await dialog.getByRole('searchbox').fill('тень');
  await dialog.getByRole('option').first().waitFor();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThan(PHONE.width);
  expect(box?.height).toBeLessThan(PHONE.height);
});

for (const path of ['/about', '/app/profile']) {
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    test(`the background of ${path} is in the first window at ${size.width} px`, async ({
      openPage,
    }) => {
      const { page } = await openPage({ width: size.width });
      await page.setViewportSize(size);
      if (path.startsWith('/app/')) await comeBackAs(page, address, 'user');
      await page.goto(address + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const image = page.locator('main svg[preserveAspectRatio="xMidYMax meet"]');
      await expect(image).toBeInViewport({ ratio: 1 });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const shelf = await image.boundingBox();
      // Behind no text.
      expect(shelf && title && shelf.y + shelf.height <= title.y).toBe(true);
    });
  }
}

/** Addresses as other sites may write them, and the one address of the page. */
const written = [
  ['/BOOKS/1', '/books/1'],
  ['/Portals/Litnet/Global-Top?list=x', '/portals/litnet/global-top?list=x'],
  ['/About', '/about'],
] as const;

for (const [from, to] of written) {
  test(`${from} is ${to}, from the server and within the app`, async ({ openPage }) => {
    const response = await fetch(address + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    const { page, complaints } = await openPage();
    await page.goto(address + from);
    expect(page.url()).toBe(address + to);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto(`${address}/portals`);
    expect(complaints).toEqual([]);
    // As an entry of the history: links of the product have the page's one address.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, from);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
}

for (const path of ['//', '//portals']) {
  test(`${path} leads to no other host`, async ({ openPage }) => {
    const { page } = await openPage();
    await page.goto(address + path);
    expect(new URL(page.url()).origin).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the footer states the year, the rights, and leads to the page about the product', async ({
  openPage,
}) => {
  const { page } = await openPage();
  await page.goto(address);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Литометр. Все права защищены.`);
  await footer.getByRole('link', { name: 'О проекте' }).click();
  await page.waitForURL(`${address}/about`);
});

test('the sign-in dialog forgets what was written in it', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto(address);
  await signInButton(page).click();
  await fill(page, 'user', 'wrong');
  await loginForm(page).getByRole('alert').waitFor();
  await loginForm(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(loginForm(page)).toBeHidden();
  await signInButton(page).click();
  await expect(loginForm(page).getByLabel('Имя пользователя')).toHaveValue('');
  await expect(loginForm(page).getByLabel('Пароль', { exact: true })).toHaveValue('');
  await expect(loginForm(page).getByRole('alert')).toHaveCount(0);
});

test('the sidebar shows a spinner and no entry while the menu of a user loads', async ({
  openPage,
}) => {
  const { page } = await openPage({ width: 1440 });
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => pathname === '/api/menu/',
    async (route) => {
      await isAllowed;
      await route.continue();
    },
  );
  await comeBackAs(page, address, 'user');
  await page.goto(`${address}/about`);
  await page.getByRole('progressbar', { name: 'Меню загружается' }).waitFor();
  await expect(page.getByText('Навигация').first()).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  allow(undefined);
  await expect(navigation(page).getByRole('link', { name: 'Обзор' })).toBeVisible();
});

test('a page begins at its top, and Back returns to the place it was left at', async ({
  openPage,
}) => {
  const { page } = await openPage({ width: 1440 });
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${address}/portals/litnet/genre-stats`);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(scrollY).toBe(900);
  await navigation(page).getByRole('link', { name: 'Топ 100' }).click();
  await page.waitForURL('**/global-top');
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await page.waitForURL('**/genre-stats');
  await expect.poll(scrollY).toBe(900);
});

test('an unknown stored language, and one of the browser without texts, give Russian', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  await context.addInitScript(() => localStorage.setItem('locale', 'xx'));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
