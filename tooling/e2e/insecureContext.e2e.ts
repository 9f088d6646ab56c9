import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './browserServer.ts';
import { callsTo, leaveInStorage, newSession, openVisitor, signOut } from './sessionPage.ts';

/** A name of a local network over plain http: no secure context, as 127.0.0.1 is one. */
const HOST = 'litometr.lan';
const loopback = inject('address');
const address = loopback.replace('127.0.0.1', HOST);
/** Headers of the server that browsers heed in secure contexts only, and say so. */
const OWN_HEADERS = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
});
afterAll(() => browser.close());

/** A visitor who comes back with a session of an admin. */
async function openAdmin() {
  const watched = await openVisitor(browser);
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

describe('over plain http on a local network', () => {
  it('has no secure context, and a clean console', async () => {
    const { page, complaints, close } = await openVisitor(browser);
    await page.goto(`${address}/portals/litnet/books`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.locator('main tbody tr td').first().waitFor();
    expect(complaints.filter((complaint) => !OWN_HEADERS.test(complaint))).toEqual([]);
    await close();
  });

  it('copies the address of a page', async () => {
    const { page, close } = await openVisitor(browser);
    await page.goto(`${address}/portals/litnet/books?q=a`);
    await page.getByRole('button', { name: 'Скопировать ссылку на эту страницу' }).click();
    await page.getByText('Ссылка скопирована').waitFor();
    expect(await pasted(page)).toBe(`${address}/portals/litnet/books?q=a`);
    await close();
  });

  it('adds an entry in the menu editor', async () => {
    const { page, close } = await openAdmin();
    await page.goto(`${address}/app/menu`);
    const rows = page.getByRole('treegrid', { name: 'Пункты меню' }).getByRole('row');
    await rows.first().waitFor();
    const before = await rows.count();
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await page.getByRole('menuitem').first().click();
    await expect.poll(() => rows.count()).toBe(before + 1);
    await close();
  });

  it('renews one token for two tabs once', async () => {
    const watched = await openAdmin();
    const { page } = watched;
    await page.goto(`${address}/about`);
    await signOut(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${address}/about`);
    await signOut(other).waitFor();
    const renewals = [page, other].map((tab) => callsTo(tab, '/token/refresh/'));
    const { refresh } = await newSession(loopback, 'admin');
    // Both tabs start again with a token that the server refuses.
    await page.evaluate((token) => {
      localStorage.setItem('refresh_token', token);
      localStorage.setItem('access_token', 'expired');
    }, refresh);
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([signOut(page).waitFor(), signOut(other).waitFor()]);
    expect(renewals.flat()).toHaveLength(1);
    await watched.close();
  });
});
