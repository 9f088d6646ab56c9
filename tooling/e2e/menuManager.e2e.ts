import type { Locator, Page } from 'playwright-core';
import type { MenuEntry } from '../../packages/api-contract/src/index.ts';
import { axeFaults, overflowOf } from './pageFaults.ts';
import { comeBackAs, navigation, newSession } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, type OpenPage, test } from './visitors.ts';

/** The menu is edited on the product that all files share: each test leaves it as it was. */

interface Menu {
  current: { version: number; items: MenuEntry[] };
  draft: { revision: number; items: MenuEntry[] } | null;
}

async function request<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { access } = await newSession(address, 'admin');
  const answer = await fetch(`${address}/api/staff/menu/${path}`, {
    method,
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
  // Our own server, by the contract.
  return (await answer.json()) as Answer;
}

let first: Menu['current'];
test.beforeAll(async () => {
  first = (await request<Menu>('GET', '')).current;
});
test.afterEach(async () => {
  const { current, draft } = await request<Menu>('GET', '');
  if (draft !== null) await request('POST', 'draft/discard/', { revision: draft.revision });
  if (current.version !== first.version) {
    await request('POST', `versions/${first.version}/restore/`, { current: current.version });
    first = (await request<Menu>('GET', '')).current;
  }
});

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Пункты меню' });
const row = (page: Page, name: string) => tree(page).getByRole('row', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const keysIn = (of: Locator) =>
  of.getByRole('row').evaluateAll((rows) => rows.map((each) => each.getAttribute('data-key')));
const names = (page: Page) => keysIn(tree(page));

/** Drags an entry by touch, by its handle to the upper edge of another. */
async function carry(page: Page, key: string, goal: string): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is in sight.`);
    return box;
  };
  const handle = await boxOf(`[role=row][data-key="${key}"] [data-grip]`);
  const to = await boxOf(`[role=row][data-key="${goal}"]`);
  const x = handle.x + handle.width / 2;
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', handle.y + handle.height / 2);
  await touch('touchMove', to.y + to.height / 2);
  await touch('touchMove', to.y + 2);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function openManager(openVisitor: OpenPage, visit = {}) {
  const watched = await openVisitor(visit);
  await comeBackAs(watched.page, address, 'admin');
  await watched.page.goto(`${address}/app/menu`);
  await watched.page.getByRole('treegrid').waitFor();
  return watched;
}

test('what is published reaches a signed-in reader with the next page, and so does a restore', async ({
  openVisitor,
}) => {
  const reader = await openVisitor();
  await comeBackAs(reader.page, address, 'user');
  await reader.page.goto(`${address}/about`);
  const link = navigation(reader.page).getByRole('link', { name: 'Отчёт' });
  await navigation(reader.page).getByRole('link', { name: 'Обзор' }).waitFor();
  expect(await link.count()).toBe(0);

  const { page, complaints } = await openManager(openVisitor);
  await button(page, 'Добавить').click();
  await page.getByRole('menuitem', { name: 'Пункт' }).click();
  await page.getByLabel('Имя', { exact: true }).fill('report');
  await page.getByLabel('Название: Русский').fill('Отчёт');
  await page.getByLabel('Заголовок страницы: Русский').fill('Недельный отчёт');
  await page.getByLabel('Адрес', { exact: true }).fill('/app/profile');
  await page.getByText('Адрес занят самим приложением').waitFor();
  await page.getByLabel('Адрес', { exact: true }).fill('/app/report');
  await page.getByText('Такого экрана нет').waitFor();
  await page.getByRole('tabpanel').getByRole('button', { name: /Экран/ }).click();
  await page.getByRole('option', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Как увидят' }).click();
  const preview = page.getByRole('navigation', { name: 'Боковое меню для роли' });
  await preview.getByRole('link', { name: 'Отчёт' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Опубликовать…').click();
  const dialog = page.getByRole('dialog', { name: 'Опубликовать меню?' });
  await dialog.getByRole('listitem').filter({ hasText: 'Отчёт' }).waitFor();
  await dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByText(/Меню опубликовано, версия/).waitFor();
  await navigation(page).getByRole('link', { name: 'Отчёт' }).waitFor();

  await navigation(reader.page).getByRole('link', { name: 'Литмаркет' }).click();
  await link.click();
  await reader.page.waitForURL(`${address}/app/report`);
  await reader.page.waitForFunction(() => document.title === 'Недельный отчёт · Литометр');

  await button(page, 'Показать историю').click();
  const drawer = page.getByRole('dialog', { name: 'История меню' });
  await drawer.getByRole('button', { name: 'Сравнить' }).first().click();
  await drawer.getByRole('list').getByText('Отчёт').waitFor();
  await drawer.getByRole('button', { name: 'Вернуть…' }).first().click();
  const confirm = page.getByRole('dialog', { name: /^Вернуть версию/ });
  await confirm.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await navigation(page).getByRole('link', { name: 'Отчёт' }).waitFor({ state: 'detached' });
  // A page that was not read yet: responses to its calls name the version.
  await navigation(reader.page).getByRole('link', { name: 'Букривер' }).click();
  await link.waitFor({ state: 'detached' });
  expect([complaints, reader.complaints].flat()).toEqual([]);
});

test('entries go where the mouse, the keyboard and the buttons take them, and back', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openManager(openVisitor);
  const before = await names(page);
  expect(before).toEqual(['dashboard', 'management', 'parsers', 'menu-manager', 'users', 'audit']);
  // By the mouse: the last entry, taken by its handle, to the edge of the first one.
  await row(page, 'Журнал действий').hover({ position: { x: 28, y: 20 } });
  await page.mouse.down();
  const goal = await row(page, 'Обзор').boundingBox();
  if (goal === null) throw new Error('The row is in sight.');
  await page.mouse.move(goal.x + 200, goal.y + 20, { steps: 5 });
  await page.mouse.move(goal.x + 200, goal.y + 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await names(page)).indexOf('audit')).toBeLessThan(2);
  await button(page, 'Отменить').click();
  expect(await names(page)).toEqual(before);
  // By the keyboard alone: the handle takes it, Home is the first place, Enter puts it there.
  await row(page, 'Пользователи').click();
  await row(page, 'Пользователи').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  // The drag begins with the next frame; keys that come before it move the focus as usual.
  await tree(page).locator('[data-drop-target]').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await names(page))[0]).toBe('users');
  await button(page, 'Отменить').click();
  // By the buttons: each step says where the entry is now.
  await row(page, 'Пользователи').click();
  await button(page, 'Наружу').click();
  await page.getByText('Пользователи: место 3 из 3, уровень 1').waitFor();
  await button(page, 'Вверх').click();
  await page.getByText('Пользователи: место 2 из 3, уровень 1').waitFor();
  await button(page, 'Внутрь').click();
  await page.getByText('Пользователи: место 1 из 1, уровень 2').waitFor();
  await row(page, 'Пользователи').press('Delete');
  await page.getByText('Удалено: Пользователи').waitFor();
  await row(page, 'Пользователи').waitFor({ state: 'detached' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить' }).click();
  await row(page, 'Пользователи').waitFor();
  await page.getByRole('searchbox', { name: 'Найти пункт' }).fill('нет такого');
  await tree(page).getByText('No matching nodes found').waitFor();
  // Leaving the page asks for confirmation.
  await navigation(page).getByRole('link', { name: 'Литмаркет' }).click();
  const leave = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await leave.getByRole('button', { name: 'Остаться' }).click();
  expect(new URL(page.url()).pathname).toBe('/app/menu');
  await navigation(page).getByRole('link', { name: 'Литмаркет' }).click();
  await leave.getByRole('button', { name: 'Уйти' }).click();
  await page.waitForURL(/\/portals\/litmarket/);
  expect(complaints).toEqual([]);
});

test('two who edit at once see both versions, and merge them without loss', async ({
  openVisitor,
}) => {
  const [one, two] = [await openManager(openVisitor), await openManager(openVisitor)];
  const rename = async ({ page }: { page: Page }, name: string, to: string) => {
    await row(page, name).click();
    await page.getByLabel('Название: Русский').fill(to);
    await button(page, 'Сохранить черновик').click();
  };
  await rename(one, 'Обзор', 'Сводка');
  await one.page.getByText('Черновик сохранён', { exact: true }).waitFor();
  await rename(two, 'Журнал действий', 'Журнал');
  const dialog = two.page.getByRole('dialog', { name: 'Меню изменил кто-то ещё' });
  await dialog
    .getByRole('list', { name: 'Мои правки' })
    .getByText('Журнал', { exact: true })
    .first()
    .waitFor();
  await dialog.getByRole('list', { name: 'Другие правки' }).getByText('Сводка').first().waitFor();
  expect(await axeFaults(two.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Свести и сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row(two.page, 'Сводка').waitFor();
  await expect
    .poll(async () =>
      (await request<Menu>('GET', '')).draft?.items.map((each) => each.display_names.ru),
    )
    .toEqual(expect.arrayContaining(['Сводка', 'Журнал']));
  // Now the first one is late; both have the same entry, and theirs is taken.
  await rename(one, 'Сводка', 'Итоги');
  const late = one.page.getByRole('dialog', { name: 'Меню изменил кто-то ещё' });
  await late.getByRole('button', { name: 'Взять другое' }).click();
  await row(one.page, 'Журнал').waitFor();
  await row(one.page, 'Сводка').waitFor();
  // The discarded change can be undone.
  await button(one.page, 'Отменить').click();
  await row(one.page, 'Итоги').waitFor();
  // The browser itself logs a refused call.
  const unexpected = [one.complaints, two.complaints]
    .flat()
    .filter((text) => !text.includes('status of 409'));
  expect(unexpected).toEqual([]);
});

test('a phone in Persian has tree and form as two steps, and takes a finger for a drag', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openManager(openVisitor, { locale: 'fa', width: 360 });
  await carry(page, 'users', 'dashboard');
  await expect.poll(async () => (await keysIn(page.getByRole('treegrid')))[0]).toBe('users');
  await page.getByRole('button', { name: 'واگرد', exact: true }).click();
  await expect.poll(async () => (await keysIn(page.getByRole('treegrid')))[0]).toBe('dashboard');
  await page.getByRole('row', { name: 'نمای کلی' }).click();
  await page.getByRole('button', { name: 'ویرایش', exact: true }).click();
  await page.getByRole('tab', { name: 'ویژگی‌ها' }).waitFor();
  expect(await page.getByRole('treegrid').count()).toBe(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'به درخت', exact: true }).click();
  await page.getByRole('treegrid').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
