import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { writeBundle } from './bundle.ts';
import { axeFaults, overflowOf } from './pageFaults.ts';
import { PRODUCT_START_MS } from './product.ts';
import { comeBackAs, type Role } from './sessionPage.ts';
import { type OwnProduct, startOwnProduct } from './sharedProduct.ts';
import { expect, type OpenPage, test, type Visit } from './visitors.ts';

/** Screens of staff, on a server whose data may change. */
let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(PRODUCT_START_MS);
  product = await startOwnProduct();
});
test.afterAll(async () => {
  await product.stop();
});

/** A bundle as an archive. */
function archive(name: string, change: Parameters<typeof writeBundle>[1] = {}): string {
  const path = writeBundle(join(product.folder, name), change);
  const packed = join(product.folder, `${name}.tar.gz`);
  execFileSync('tar', ['-czf', packed, '-C', path, '.']);
  return packed;
}

async function signedIn(openPage: OpenPage, role: Role, path: string, visit: Visit = {}) {
  const opened = await openPage({ width: 1440, ...visit });
  await comeBackAs(opened.page, product.address, role);
  await opened.page.goto(`${product.address}${path}`);
  return opened;
}

async function send(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Выбрать архив' }).click();
  await (await chooser).setFiles(file);
}

test('the faults of a snapshot are listed cell by cell, and it is published after a run without them', async ({
  openPage,
}) => {
  const { page, complaints } = await signedIn(openPage, 'moderator', '/app/parsers?view=imports');
  await page.getByText(/обновлено/).waitFor();
  await send(
    page,
    archive('faulty', {
      ranks: (rows) => rows.map((row, at) => (at === 4 ? row.replace(',5,', ',fifth,') : row)),
    }),
  );
  const report = page.getByRole('dialog', { name: 'Отчёт о загрузке' });
  const fault = report.getByRole('row').filter({ hasText: 'fifth' });
  await fault.waitFor();
  expect(await fault.textContent()).toMatch(/ranks\.csv.*6.*position/);
  expect(await axeFaults(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Сохранить отчёт (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^litometr-import-.*\.csv$/);
  await report.getByRole('button', { name: 'Закрыть' }).click();

  await send(page, archive('whole'));
  await report.getByText(/Опубликована/).waitFor();
  await report.getByText('Замечаний нет').waitFor();
  expect(complaints).toEqual([]);
});

test('a day marked as partial is hatched on every chart until the mark is taken back', async ({
  openPage,
}) => {
  const { page, complaints } = await signedIn(openPage, 'moderator', '/app/parsers');
  const card = page.getByRole('listitem').filter({ hasText: 'Литнет' }).last();
  await card.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await card.getByRole('button', { name: 'Отметить неполным' }).click();
  await page.getByLabel(/^Почему/).fill('обход прерван');
  await page.getByRole('dialog').getByRole('button', { name: 'Отметить неполным' }).click();
  await card.getByText(/отмечен неполным.*обход прерван/).waitFor();
  // A moderator does not pause.
  await card.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Заметка' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Поставить на паузу' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  const visitor = await openPage({ width: 1440 });
  await visitor.page.goto(`${product.address}/portals/litnet`);
  await visitor.page.locator('[data-partial]').first().waitFor({ state: 'attached' });
  await visitor.page
    .getByText(/Неполные данные/)
    .filter({ visible: true })
    .first()
    .waitFor();
  // On Home too, whose last chart is rendered when it comes near.
  await visitor.page.goto(product.address);
  await visitor.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const year = visitor.page.getByRole('figure').last();
  await year.locator('[data-partial]').first().waitFor({ state: 'attached' });

  await card.getByRole('button', { name: 'Изменить отметку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Снять отметку' }).click();
  await card.getByRole('button', { name: 'Отметить неполным' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an admin makes an account, changes and closes it; all of it is in the audit', async ({
  openPage,
}) => {
  const { page, complaints } = await signedIn(openPage, 'admin', '/app/users');
  await page.getByRole('button', { name: 'Создать учётную запись' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Имя').fill('проверка');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  const password = page.getByRole('dialog', { name: /^Новый пароль/ }).getByRole('textbox');
  expect(await password.inputValue()).toMatch(/^[\w-]{20}$/);
  await page.getByRole('button', { name: 'Пароль передан' }).click();

  const row = page.getByRole('row').filter({ hasText: 'проверка' });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Роль: VIP' }).click();
  await row.getByText('VIP').waitFor();
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Закрыть доступ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть доступ' }).click();
  await row.getByText('Закрыт').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Записи в журнале' }).click();
  await page.waitForURL(/\/app\/audit\?object=/);
  const records = page.getByRole('table', { name: 'Журнал действий' });
  await records.getByText('Доступ закрыт').waitFor();
  expect(await records.getByRole('row').filter({ hasText: 'Роль изменена' }).textContent()).toMatch(
    /проверка.*admin.*Читатель.*VIP/,
  );
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the screens fit a phone, in Persian as well', async ({ openPage }) => {
  const phone = { width: 320, locale: 'fa' } as const;
  const { page, complaints } = await signedIn(openPage, 'admin', '/app/audit', phone);
  for (const path of [
    '/app/audit',
    '/app/users',
    '/app/parsers?portal=litnet',
    '/app/parsers?view=imports',
  ]) {
    await page.goto(`${product.address}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflowOf(page), page.url()).toBeLessThanOrEqual(0);
    expect(await axeFaults(page), page.url()).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
