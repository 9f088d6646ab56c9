import { axeFaults } from './pageFaults.ts';
import { fill, navigation } from './sessionPage.ts';
import { address as productAddress, staticAddress } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

/** Entries of the server's menu that each role sees. */
const menus = {
  user: { shown: ['Обзор'], hidden: ['Статус парсеров'] },
  vip: { shown: ['Обзор'], hidden: ['Статус парсеров'] },
  moderator: { shown: ['Обзор', 'Статус парсеров'], hidden: [] },
  admin: { shown: ['Обзор', 'Статус парсеров'], hidden: [] },
} as const;

const deployments = [
  ['rendered by the server', productAddress],
  ['from a folder of plain files', staticAddress],
] as const;

for (const [kind, address] of deployments) {
  test.describe(`pages ${kind}`, () => {
    for (const [role, { shown, hidden }] of Object.entries(menus)) {
      test(`${role} signs in, sees their menu, signs out to Home`, async ({ openVisitor }) => {
        const { page, complaints } = await openVisitor();
        await page.goto(`${address}/portals/litnet`);
        await page.getByRole('button', { name: 'Вход' }).click();
        await fill(page, role, 'demo');
        await page.getByRole('link', { name: `Мой профиль: ${role}` }).waitFor();
        expect(page.url()).toBe(`${address}/portals/litnet`);
        for (const name of shown) {
          // A group may be closed: the filter opens the way to what it finds.
          await navigation(page).getByRole('searchbox').fill(name);
          await navigation(page).getByRole('link', { name }).waitFor();
        }
        for (const name of hidden) {
          await navigation(page).getByRole('searchbox').fill(name);
          await navigation(page)
            .getByRole('status')
            .filter({ hasText: 'No matching nodes found' })
            .waitFor();
        }
        await page.getByRole('button', { name: 'Выход', exact: true }).click();
        await page.getByRole('button', { name: 'Вход' }).waitFor();
        await page.waitForURL(`${address}/`);
        expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
        expect(complaints).toEqual([]);
      });
    }

    test('a wrong password says so, an unreachable server says so, an empty form stays', async ({
      openVisitor,
    }) => {
      const { page } = await openVisitor();
      await page.goto(address);
      await page.getByRole('button', { name: 'Вход' }).click();
      const dialog = page.getByRole('dialog', { name: 'Вход в систему' });
      await dialog.getByRole('button', { name: 'Войти' }).click();
      await dialog.getByText('Имя пользователя обязательно').waitFor();
      await dialog.getByText('Пароль обязателен').waitFor();
      await fill(page, 'user', 'wrong');
      await dialog.getByText('Неверное имя пользователя или пароль.').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.route('**/api/token/', (route) => route.abort());
      await fill(page, 'user', 'demo');
      await dialog.getByText('Произошла сетевая ошибка. Попробуйте позже.').waitFor();
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Вход' }).click();
      expect(await dialog.getByText('Произошла сетевая ошибка').count()).toBe(0);
    });

    test('a protected page leads to sign-in and back to the whole address', async ({
      openVisitor,
    }) => {
      const { page } = await openVisitor();
      await page.goto(`${address}/app/profile?tab=2#view`);
      await page.waitForURL(/\/login\?redirect=/);
      await fill(page, 'admin', 'demo');
      await page.waitForURL(`${address}/app/profile?tab=2#view`);
      await page.getByRole('heading', { level: 1, name: 'Мой профиль' }).waitFor();
      expect(await page.title()).toBe('Мой профиль');
      expect(await axeFaults(page)).toEqual([]);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Мой профиль' }).waitFor();
      await page.goto(`${address}/login`);
      await page.waitForURL(/\/app\/dashboard$/);
      await page.goto(`${address}/app/parsers`);
      await page.getByRole('heading', { level: 1, name: 'Статус парсеров' }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
    });

    test('signing out in one tab signs the other out', async ({ openVisitor }) => {
      const { page } = await openVisitor();
      await page.goto(address);
      await page.getByRole('button', { name: 'Вход' }).click();
      await fill(page, 'user', 'demo');
      await page.getByRole('button', { name: 'Выход', exact: true }).waitFor();
      const other = await page.context().newPage();
      await other.goto(`${address}/app/profile`);
      await other.getByRole('heading', { level: 1, name: 'Мой профиль' }).waitFor();
      await page.getByRole('button', { name: 'Выход', exact: true }).click();
      await other.getByRole('button', { name: 'Вход' }).waitFor();
      expect(await other.getByText('Вы вошли как').count()).toBe(0);
    });
  });
}
