/** A broken or hostile server, address or menu cannot break a session. */

import type { Page, Route } from 'playwright-core';
import { menuItem } from '../../packages/auth-machine/src/testing/scriptedServer.ts';
import {
  callsTo,
  comeBackAs,
  fill,
  forgetChoices,
  leaveInStorage,
  loginForm,
  navigation,
  newSession,
  signInButton,
  signOut,
  storedTokens,
} from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const html = { status: 200, contentType: 'text/html', body: '<!doctype html><h1>nginx</h1>' };
const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

const NETWORK = 'Произошла сетевая ошибка. Попробуйте позже.';
const WRONG = 'Неверное имя пользователя или пароль.';

test.describe('signing in', () => {
  test('[I10] distinguishes a wrong password from any other response', async ({ openVisitor }) => {
    const { page, complaints } = await openVisitor();
    await page.goto(`${address}/portals/litnet`);
    await signInButton(page).click();
    const answers: [string, (route: Route) => Promise<void>, string][] = [
      ['a page', (route) => route.fulfill(html), NETWORK],
      ['nothing', (route) => route.fulfill({ status: 204 }), NETWORK],
      ['no connection', (route) => route.abort('connectionreset'), NETWORK],
      ['null', (route) => route.fulfill(json(null)), NETWORK],
      ['a list', (route) => route.fulfill(json([])), NETWORK],
      ['a number for a token', (route) => route.fulfill(json({ access: 1, refresh: 2 })), NETWORK],
      ['the word undefined', (route) => route.fulfill(json({ access: 'undefined' })), NETWORK],
      [
        'a token without a user',
        (route) => route.fulfill(json({ access: 'a', refresh: 'r' })),
        NETWORK,
      ],
      ['a fault', (route) => route.fulfill({ ...html, status: 502 }), NETWORK],
      ['later', (route) => route.fulfill(json({ code: 'throttled' }, 429)), NETWORK],
      ['fields', (route) => route.fulfill(json({ username: ['no'] }, 400)), NETWORK],
      ['a detail', (route) => route.fulfill(json({ detail: 'no' }, 401)), WRONG],
    ];
    for (const [, answer, text] of answers) {
      await page.unroute('**/api/token/');
      await page.route('**/api/token/', answer);
      await fill(page, 'user', 'demo');
      await loginForm(page).getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await storedTokens(page)).toEqual([null, null]);
      await loginForm(page).getByRole('button', { name: 'Отмена' }).click();
      await signInButton(page).click();
      expect(await loginForm(page).getByRole('alert').filter({ hasText: text }).count()).toBe(0);
    }
    await page.unroute('**/api/token/');
    await fill(page, 'user', 'demo');
    await signOut(page).waitFor();
    expect(page.url()).toBe(`${address}/portals/litnet`);
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});

test.describe('coming back', () => {
  const answers = [
    ['a page', html],
    ['nothing', { status: 204 }],
    ['rubbish', json({ role: ['admin'] })],
    ['a fault', { ...html, status: 500 }],
    ['a refusal', json({ detail: 'no' }, 403)],
  ] as const;
  for (const [kind, answer] of answers) {
    test(`[I22] to a server that answers ${kind} about the user makes a guest`, async ({
      openVisitor,
    }) => {
      const { page, complaints } = await openVisitor();
      await comeBackAs(page, address, 'user');
      await page.route('**/api/auth/users/me/', (route) => route.fulfill(answer));
      await page.goto(`${address}/app/profile?tab=2`);
      await page.waitForURL(/\/login\?redirect=%2Fapp%2Fprofile%3Ftab%3D2$/);
      expect(await storedTokens(page)).toEqual([null, null]);
      expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    });
  }

  test('to a server without a menu shows the base menu; the next navigation ends at Home', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    const menuCalls = callsTo(page, '/menu/');
    await page.route('**/api/menu/', (route) => route.fulfill(html));
    await page.goto(`${address}/about`);
    await signOut(page).waitFor();
    await navigation(page).getByRole('link', { name: 'Главная' }).waitFor();
    expect(await navigation(page).getByRole('link', { name: 'Обзор' }).count()).toBe(0);
    expect(menuCalls).toHaveLength(1);
    await navigation(page).getByRole('link', { name: 'Литмаркет' }).click();
    await page.waitForURL(`${address}/`);
    await signInButton(page).waitFor();
    expect(menuCalls).toHaveLength(2);
    expect(await storedTokens(page)).toEqual([null, null]);
  });

  test('[I37] to a slow server shows neither the sign-in nor the page before it is known', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/auth/users/me/', async (route) => {
      await held.promise;
      await route.continue();
    });
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
    const requested = page.waitForRequest('**/api/auth/users/me/');
    await page.goto(`${address}/app/profile`);
    await requested;
    expect(await loginForm(page).count()).toBe(0);
    expect(await heading(page, 'Мой профиль').count()).toBe(0);
    // The shell is visible, and the sidebar waits for the menu.
    await page.getByRole('banner').waitFor();
    held.resolve(undefined);
    await heading(page, 'Мой профиль').waitFor();
    expect([...new Set(places)]).toEqual(['/app/profile']);
  });
});

test.describe('a refused call', () => {
  test('[I3] of an endpoint that always refuses goes out twice and leaves the visitor in', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    const refreshes = callsTo(page, '/token/refresh/');
    const sent = new Map<string, number>();
    await page.route('**/api/portals/litnet/**', (route) => {
      const url = route.request().url();
      sent.set(url, (sent.get(url) ?? 0) + 1);
      return route.fulfill(json({ detail: 'Token is invalid or expired' }, 401));
    });
    await page.goto(`${address}/portals/litnet`);
    // On a busy machine half a second may pass between a refusal and its one retry.
    await expect
      .poll(() => sent.size > 0 && [...sent.values()].every((times) => times > 1))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await signOut(page).waitFor();
    expect([...sent].filter(([, times]) => times !== 2)).toEqual([]);
    expect(refreshes.length).toBeLessThanOrEqual(sent.size);
  });

  test('whose refresh is refused too ends the session and stays on the page as a guest', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    await leaveInStorage(page, address, { access_token: 'ran.out', refresh_token: 'spent' });
    await page.goto(`${address}/about`);
    await signInButton(page).waitFor();
    expect(page.url()).toBe(`${address}/about`);
    // The button of the prerendered shell is visible before the session has ended.
    await expect.poll(() => storedTokens(page), { timeout: 30_000 }).toEqual([null, null]);
  });
});

test.describe('[I35] an address that would lead elsewhere', () => {
  test('ends inside, for who is signed in and who signs in', async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(address) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    const vectors = [
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '/%2f/evil.test',
      '/x/..//evil.test',
      'https://evil.test/app',
      'javascript:alert(1)',
      '/login?redirect=//evil.test',
    ];
    for (const vector of vectors) {
      await page.goto(`${address}/login?redirect=${encodeURIComponent(vector)}`);
      await page.waitForURL(`${address}/app/dashboard`);
    }
    await page.goto(`${address}/login?redirect=%2Fabout&redirect=%2F%2Fevil.test`);
    await page.waitForURL(`${address}/app/dashboard`);
    await signOut(page).click();
    await page.waitForURL(`${address}/`);
    await page.goto(`${address}/about?redirect=${encodeURIComponent('//evil.test')}`);
    await signInButton(page).click();
    await fill(page, 'user', 'demo');
    await page.waitForURL(`${address}/app/dashboard`);
    expect(foreign).toEqual([]);
  });
});

test.describe('a menu', () => {
  test('[I39] that is hostile shows only what leads inside and what the role may see', async ({
    openVisitor,
  }) => {
    const { page, complaints } = await openVisitor();
    let deep = menuItem('too-deep');
    for (let level = 0; level < 20; level += 1) {
      deep = menuItem(`level-${level}`, { type: 'group', path: null, children: [deep] });
    }
    const menu = [
      null,
      7,
      'text',
      menuItem('script', { path: 'javascript:alert(1)' }),
      menuItem('foreign', { path: 'https://evil.test/' }),
      menuItem('foreign-too', { path: '//evil.test/' }),
      menuItem('backslash', { path: '/\\evil.test' }),
      { ...menuItem('kind'), type: 'portal' },
      menuItem('staff', { meta: { requiredRole: 'admin' } }),
      menuItem('emperor', { meta: { requiredRole: 'emperor' } }),
      { ...menuItem('odd-role'), meta: { requiredRole: ['user'] } },
      menuItem('empty', { type: 'group', path: null, children: [menuItem('x', { path: null })] }),
      menuItem('markup', { displayName: '<img src=x onerror=alert(1)>' }),
      menuItem('unknown', { component: 'constructor' }),
      deep,
      menuItem('usable'),
    ];
    await comeBackAs(page, address, 'user');
    await page.route('**/api/menu/', (route) => route.fulfill(json(menu)));
    await page.goto(`${address}/app/usable`);
    await heading(page, 'Обзор').waitFor();
    const links = await navigation(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toContain('/app/usable');
    for (const href of links) expect(href).toMatch(/^\/(?![/\\])/);
    const text = (await navigation(page).textContent()) ?? '';
    for (const hidden of ['script', 'foreign', 'backslash', 'staff', 'emperor', 'odd-role']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toContain('too-deep');
    await page.goto(`${address}/app/unknown`);
    await heading(page, 'Экрана «unknown» здесь нет').waitFor();
    await page.goto(`${address}/app/staff`);
    await heading(page, "This page's gone fishing").waitFor();
    expect(complaints.filter((each) => each.startsWith('uncaught'))).toEqual([]);
  });

  test('[I38] makes routes, also outside of the personal area; others are not found, once', async ({
    openVisitor,
  }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    const menuCalls = callsTo(page, '/menu/');
    const menu = [
      menuItem('report', { path: '/reports/weekly' }),
      menuItem('nested', { path: '/app/a/b' }),
    ];
    await page.route('**/api/menu/', (route) => route.fulfill(json(menu)));
    for (const path of ['/reports/weekly', '/app/a/b']) {
      await page.goto(address + path);
      await heading(page, 'Обзор').waitFor();
      expect(page.url()).toBe(address + path);
    }
    menuCalls.length = 0;
    for (const path of ['/app/nowhere', '/nowhere']) {
      await page.goto(address + path);
      await heading(page, "This page's gone fishing").waitFor();
      expect(page.url()).toBe(address + path);
      expect(await page.title()).toBe('404 | Страница не найдена');
    }
    expect(menuCalls).toHaveLength(2);
    await signOut(page).click();
    await page.waitForURL(`${address}/`);
    await page.goto(`${address}/reports/weekly`);
    await heading(page, "This page's gone fishing").waitFor();
  });

  test('is requested again in another language', async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await comeBackAs(page, address, 'user');
    await page.goto(`${address}/app/profile`);
    await navigation(page).getByRole('link', { name: 'Обзор' }).waitFor();
    await page.getByRole('button', { name: 'Язык', exact: true }).click();
    const loaded = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/me/preferences/') && answer.request().method() === 'PATCH',
    );
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('link', { name: 'Overview' })
      .waitFor();
    await loaded;
    await page.context().close();
    await forgetChoices(address, 'user');
  });
});

test('[I40] a navigation that is superseded has no effect', async ({ openVisitor }) => {
  const { page } = await openVisitor();
  const { access, refresh } = await newSession(address, 'user');
  await leaveInStorage(page, address, { access_token: access, refresh_token: refresh });
  let answers = 0;
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/menu/', async (route) => {
    answers += 1;
    if (answers === 1) return route.fulfill(html);
    await held.promise;
    return route.continue();
  });
  await page.goto(`${address}/about`);
  await signOut(page).waitFor();
  const second = page.waitForRequest('**/api/menu/');
  await page.getByRole('link', { name: 'Мой профиль: user' }).click();
  await second;
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`${address}/`);
  held.resolve(undefined);
  await navigation(page).getByRole('link', { name: 'Обзор' }).waitFor();
  expect(page.url()).toBe(`${address}/`);
});
