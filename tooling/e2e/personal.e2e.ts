/**
 * Saved items of a signed-in reader, against the real server: by mouse, on a phone, by keyboard.
 */

import type { Locator, Page } from 'playwright-core';
import fa from '../../apps/dashboard/src/i18n/locales/fa.json' with { type: 'json' };
import { axeFaults, overflowOf } from './pageFaults.ts';
import { comeBackAs, fill, forgetChoices, newSession, type Role } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

/** Calls the server directly as a reader. */
async function request<Answer>(
  role: Role,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Answer> {
  const { access } = await newSession(address, role);
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBe(200);
  // Our own server, by the contract.
  return (await answer.json()) as Answer;
}

interface Keys {
  items: { kind: string; target: number }[];
}
const keysOf = (role: Role) => request<Keys>(role, '/me/watch/keys/');

async function topBooks(): Promise<{ id: number; title: string }[]> {
  const answer = await fetch(`${address}/api/portals/litnet/lists/global_top/?size=10`);
  const { items } = (await answer.json()) as { items: { book: { id: number; title: string } }[] };
  return items.map(({ book }) => book);
}

/** The n-th of the day's top, which the demo data always have. */
async function bookAt(index: number) {
  const book = (await topBooks())[index];
  if (book === undefined) throw new Error('The demo data have no top.');
  return book;
}

const toast = (page: Page) => page.getByRole('alertdialog');

test('a guest presses a star, signs in, and the action is performed', async ({ openVisitor }) => {
  const { page, complaints } = await openVisitor();
  const { id, title } = await bookAt(0);
  await page.goto(`${address}/portals/litnet/global-top`);
  await page
    .getByRole('button', { name: `Следить: ${title}`, exact: true })
    .first()
    .click();
  await fill(page, 'vip', 'demo');
  const star = page.getByRole('button', { name: `Следить: ${title}`, exact: true }).first();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(async () => (await keysOf('vip')).items)
    .toContainEqual({ kind: 'book', target: id });
  // The list of the profile has it; taken out, it is brought back.
  await page.goto(`${address}/app/profile?view=watch`);
  await page.getByRole('button', { name: `Больше не следить: ${title}` }).click();
  await expect.poll(async () => (await keysOf('vip')).items).toEqual([]);
  await toast(page).getByRole('button', { name: 'Вернуть' }).click();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  await expect.poll(async () => (await keysOf('vip')).items).toHaveLength(1);
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('links are added many at once, with a report for each line, on a phone', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 360 });
  await comeBackAs(page, address, 'moderator');
  const { id, title } = await bookAt(1);
  await page.goto(`${address}/app/profile?view=watch`);
  await page.getByRole('button', { name: 'Добавить ссылками' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Добавить ссылками' });
  const lines = [`${address}/books/${id}`, 'мимо <b>цели</b>', 'https://litnet.com/ru/book/no-b0'];
  await dialog.getByLabel('Ссылки').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await dialog.getByText('Добавлено: 1. Уже было: 0. Не добавлено: 2.').waitFor();
  await dialog.getByText('мимо <b>цели</b>').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a page is saved under a name, opened, renamed by keyboard, and removed', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor();
  await comeBackAs(page, address, 'admin');
  await page.goto(`${address}/portals/litnet/books?access=free`);
  await page.getByRole('button', { name: 'Сохранить вид' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сохранить вид' });
  await dialog.getByLabel('Название').fill('Бесплатные <i>книги</i>');
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await toast(page).getByText('Вид «Бесплатные <i>книги</i>» сохранён').waitFor();
  // The same name once more is refused at its field.
  await page.getByRole('button', { name: 'Сохранить вид' }).click();
  await dialog.getByLabel('Название').fill('Бесплатные <i>книги</i>');
  await page.keyboard.press('Enter');
  await dialog.getByText('Это имя уже занято').waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${address}/app/profile?view=views`);
  await page.getByRole('button', { name: 'Переименовать «Бесплатные' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Название').fill('Даром');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Даром', exact: true }).click();
  await page.waitForURL(`${address}/portals/litnet/books?access=free`);
  await page.goto(`${address}/app/profile?view=views`);
  await page.getByRole('button', { name: 'Удалить вид «Даром»' }).click();
  await page.getByText('Сохранённых видов нет').waitFor();
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
});

test('choices follow a reader to another device, and hold in tables there', async ({
  openVisitor,
}) => {
  const first = await openVisitor();
  await comeBackAs(first.page, address, 'user');
  // The first choice is made before the code that stores choices has loaded.
  const isChosen = Promise.withResolvers<undefined>();
  const keeping = '**/assets/PreferencesSync-*.js';
  await first.page.route(keeping, async (route) => {
    await isChosen.promise;
    await route.continue();
  });
  const requested = first.page.waitForRequest(keeping);
  await first.page.goto(`${address}/app/profile`);
  await requested;
  await first.page.getByRole('radio', { name: 'Плотно' }).click();
  isChosen.resolve(undefined);
  await first.page.getByRole('radio', { name: 'Тёмная' }).click();
  await expect
    .poll(() => request('user', '/me/preferences/'))
    .toMatchObject({ density: 'dense', theme: 'dark' });
  await first.page.context().close();
  const second = await openVisitor();
  await comeBackAs(second.page, address, 'user');
  await second.page.goto(`${address}/portals/litnet/global-top`);
  await second.page.locator('body.dark').waitFor();
  await second.page.locator('[data-density="dense"] table').first().waitFor();
  await second.page.context().close();
  await forgetChoices(address, 'user');
});

test('a rule, a feed and a note are stored; an internal address is refused', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor();
  await comeBackAs(page, address, 'user');
  await page.goto(`${address}/app/profile?view=alerts`);
  await page.getByRole('button', { name: 'Добавить правило' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Всё, за чем слежу: вход в любой список').waitFor();
  await page.getByRole('button', { name: 'Создать ленту' }).click();
  const feed = await page.getByLabel('Адрес ленты').inputValue();
  expect((await fetch(feed)).headers.get('content-type')).toContain('application/atom+xml');
  await page.getByRole('button', { name: 'Отозвать' }).click();
  await page.getByText('Ленты нет.').waitFor();
  expect((await fetch(feed)).status).toBe(404);
  await page.getByLabel('Адрес', { exact: true }).fill('https://169.254.169.254/latest/');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByText('Адрес не принят.').waitFor();

  const { id } = await bookAt(2);
  const text = '\u202Eзаметка\u202C <script>alert(1)</script> 👩‍🚀';
  await page.goto(`${address}/books/${id}`);
  await page.getByRole('button', { name: 'Добавить заметку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить заметку' });
  await dialog.getByLabel('Текст').fill(text);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#notes').getByText('<script>alert(1)</script>').waitFor();
  await page.goto(`${address}/app/dashboard`);
  await page.getByRole('heading', { name: 'Последние заметки' }).waitFor();
  await page.getByText('<script>alert(1)</script>').first().waitFor();
});

test('in Persian the whole profile reads from the right and nothing sticks out', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor({ locale: 'fa', width: 360 });
  await comeBackAs(page, address, 'user');
  for (const view of ['account', 'watch', 'views', 'alerts', 'notes', 'safety']) {
    await page.goto(`${address}/app/profile?view=${view}`);
    await page.locator('[role="tabpanel"] h2').first().waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await overflowOf(page), view).toBeLessThanOrEqual(0);
    expect(await axeFaults(page), view).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

/** The field of a day within a dialog, by what it is made of: the same in every language. */
const dayField = (dialog: Locator) => ({
  digits: () => dialog.getByRole('spinbutton').allInnerTexts(),
  calendar: dialog.getByRole('group').getByRole('button'),
});
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('by fingers, in Persian: a star, a note on a day of the calendar, and both taken back', async ({
  openVisitor,
}) => {
  const visit = { locale: 'fa', width: 360, touch: true } as const;
  const { page, complaints } = await openVisitor(visit);
  await comeBackAs(page, address, 'user');
  const { id } = await bookAt(3);
  await request('user', `/me/watch/book/${id}/`, { method: 'DELETE' });
  await page.goto(`${address}/books/${id}`);
  const low = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll(
      (targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).length,
    );
  expect(low).toBe(0);
  const follow = page.getByRole('button', { name: fa['watch.follow'], exact: true });
  await follow.tap();
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: fa['notes.add'] }).tap();
  const dialog = page.getByRole('dialog', { name: fa['notes.add'] });
  const { digits, calendar } = dayField(dialog);
  await calendar.waitFor();
  const before = (await digits()).join('/');
  expect(before).toMatch(/^[۰-۹/]+$/);
  await calendar.tap();
  const month = page.getByRole('dialog', { name: fa['notes.day'], exact: true });
  await month.locator('[role="button"]:not([aria-disabled])').first().tap();
  await month.waitFor({ state: 'detached' });
  expect((await digits()).join('/')).not.toBe(before);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByLabel(fa['notes.text']).fill('با انگشت نوشته شد');
  await dialog.getByRole('button', { name: fa['page.save'] }).tap();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#notes').getByText('با انگشت نوشته شد').waitFor();

  await page.goto(`${address}/app/profile?view=notes`);
  await page.getByRole('button', { name: fa['notes.remove'] }).first().tap();
  await toast(page).getByText(fa['notes.removed']).waitFor();
  await page.goto(`${address}/app/profile?view=watch`);
  await page.getByRole('tab', { selected: true }).waitFor();
  const remove = page.getByRole('button', { name: fa['watchList.remove'].replace('{name}', '') });
  await remove.first().tap();
  await expect
    .poll(async () => (await keysOf('user')).items)
    .not.toContainEqual({ kind: 'book', target: id });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

/** Goes on by Tab until the name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    if ((await focusedName(page))?.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach «${name}».`);
}

test('by the keyboard alone: links, a note on a day before, and the focus where it was', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor();
  await comeBackAs(page, address, 'user');
  const { id, title } = await bookAt(4);
  await request('user', `/me/watch/book/${id}/`, { method: 'DELETE' });
  await page.goto(`${address}/app/profile?view=watch`);
  await tabTo(page, 'Добавить ссылками');
  await page.keyboard.press('Enter');
  const links = page.getByRole('dialog', { name: 'Добавить ссылками' });
  await links.getByText(/Свободно мест: \d+ из 500\./).waitFor();
  await page.keyboard.type(`/books/${id}`);
  await tabTo(page, 'Добавить');
  await page.keyboard.press('Enter');
  await links.getByText('Добавлено: 1.').waitFor();
  await page.keyboard.press('Enter');
  await links.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Добавить ссылками');
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  await request('user', `/me/watch/book/${id}/`, { method: 'DELETE' });
  await page.goto(`${address}/books/${id}`);
  await page.locator('#notes').getByRole('button', { name: 'Добавить заметку' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Добавить заметку' });
  await dialog.waitFor();
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await page.keyboard.type('С клавиатуры');
  const { digits, calendar } = dayField(dialog);
  const before = (await digits()).join('.');
  await page.keyboard.press('Shift+Tab');
  expect(await calendar.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'День', exact: true }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await digits()).join('.')).not.toBe(before);
  await expect
    .poll(() => calendar.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await tabTo(page, 'Сохранить');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Добавить заметку');
  await tabTo(page, 'Удалить заметку');
  await page.keyboard.press('Enter');
  await toast(page).getByText('Заметка удалена').waitFor();
  expect(complaints).toEqual([]);
});
