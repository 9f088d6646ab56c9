import type { Page } from 'playwright-core';
import { launchOptions } from '../run/browser.ts';
import { callsTo, leaveInStorage, newSession, signOut } from './sessionPage.ts';
import { address as loopback } from './sharedProduct.ts';
import { expect, type OpenPage, test } from './visitors.ts';

/** A name of a local network over plain http: no secure context, as 127.0.0.1 is one. */
const HOST = 'litometr.lan';
const address = loopback.replace('127.0.0.1', HOST);
/** Headers of the server that browsers heed in secure contexts only, and say so. */
const OWN_HEADERS = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/;

test.use({ launchOptions: launchOptions([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]) });

/** A visitor who comes back with a session of an admin. */
async function openAdmin(openVisitor: OpenPage) {
  const watched = await openVisitor();
  const { access, refresh } = await newSession(loopback, 'admin');
  await leaveInStorage(watched.page, address, { refresh_token: refresh, access_token: access });
  return watched;
}

/** The text that a paste inserts. */
async function pasted(page: Page): Promise<string> {
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.fill('');
  await field.press('Control+V');
  return field.inputValue();
}

test.describe('over plain http on a local network', () => {
  test('has no secure context, and a clean console', async ({ openVisitor }) => {
    const { page, complaints } = await openVisitor();
    await page.goto(`${address}/portals/litnet/books`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.locator('main tbody tr td').first().waitFor();
    expect(complaints.filter((complaint) => !OWN_HEADERS.test(complaint))).toEqual([]);
  });

  test('copies the address of a page', async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await page.goto(`${address}/portals/litnet/books?q=a`);
    await page.getByRole('button', { name: 'Скопировать ссылку на эту страницу' }).click();
    await page.getByText('Ссылка скопирована').waitFor();
    expect(await pasted(page)).toBe(`${address}/portals/litnet/books?q=a`);
  });

  test('adds an entry in the menu editor', async ({ openVisitor }) => {
    const { page } = await openAdmin(openVisitor);
    await page.goto(`${address}/app/menu`);
    const rows = page.getByRole('treegrid', { name: 'Пункты меню' }).getByRole('row');
    await rows.first().waitFor();
    const before = await rows.count();
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await page.getByRole('menuitem').first().click();
    await expect.poll(() => rows.count()).toBe(before + 1);
  });

  test('renews one token for two tabs once', async ({ openVisitor }) => {
    const watched = await openAdmin(openVisitor);
    const { page } = watched;
    await page.goto(`${address}/about`);
    await signOut(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${address}/about`);
    await signOut(other).waitFor();
    const renewals = [page, other].map((tab) => callsTo(tab, '/token/refresh/'));
    const { refresh } = await newSession(loopback, 'admin');
    // Both tabs start again with a token that the server refuses. No app runs in between: it would take the
    // tokens over at once, and a renewal that a tab ends by leaving is made again.
    await other.goto(`${address}/api/health/`);
    await leaveInStorage(page, address, { refresh_token: refresh, access_token: 'expired' });
    await Promise.all([page, other].map((tab) => tab.goto(`${address}/about`)));
    // The header shows the name once the user has been loaded, which a refused token cannot do.
    await Promise.all(
      [page, other].map((tab) => tab.getByRole('link', { name: 'Мой профиль: admin' }).waitFor()),
    );
    expect(renewals.flat()).toHaveLength(1);
  });
});
