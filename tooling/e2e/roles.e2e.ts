import type { Page } from 'playwright-core';
import { formatMessage } from '../../apps/server/src/messages/messages.ts';
import { requiredRoles } from '../../packages/api-contract/src/index.ts';
import { roleRank, type ScreenKey, screenRegistry } from '../../packages/domain/src/index.ts';
import { comeBackAs, navigation } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

/** Each role walks all screens behind a sign-in: it sees what is its own, and nothing of the rest. */

const roles = ['user', 'vip', 'moderator', 'admin'] as const;
type Role = (typeof roles)[number];

interface Control {
  role: 'button' | 'tab' | 'menuitem' | 'treegrid';
  name: string | RegExp;
  /** The call that it leads to: who may make that may see it. */
  call: string;
  /** Pressed first, where the control is in a menu. */
  behind?: { role: 'button'; name: string | RegExp };
}

/** Controls that only some roles see, by screen, with the call that each makes. */
const controls: Partial<Record<ScreenKey, readonly Control[]>> = {
  Dashboard: [{ role: 'tab', name: 'Состояние данных', call: 'parsers' }],
  ParserStatusView: [
    { role: 'button', name: 'Действия: Литнет', call: 'changeParser' },
    {
      role: 'menuitem',
      name: /^Поставить на паузу/,
      // To pause takes more than to write a note: the right of an admin.
      call: 'changeCollector',
      behind: { role: 'button', name: 'Действия: Литнет' },
    },
  ],
  MenuManager: [
    { role: 'treegrid', name: 'Пункты меню', call: 'staffMenu' },
    { role: 'button', name: 'Опубликовать…', call: 'publishMenu' },
  ],
  UserManager: [{ role: 'button', name: 'Создать учётную запись', call: 'createUser' }],
};

const reaches = (role: Role, least: string | undefined) =>
  roleRank[role] >= (Object.entries(roleRank).find(([name]) => name === least)?.[1] ?? 99);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectControls(page: Page, role: Role, screen: ScreenKey): Promise<void> {
  for (const { role: kind, name, call, behind } of controls[screen] ?? []) {
    if (behind !== undefined) await page.getByRole(behind.role, { name: behind.name }).click();
    const control = page.getByRole(kind, { name });
    const isTheirs = reaches(role, requiredRoles[call]);
    // The absence of a control is checked only once its surroundings are rendered.
    if (isTheirs) await control.first().waitFor();
    else if (behind !== undefined) await page.getByRole(kind).first().waitFor();
    expect((await control.count()) > 0, `${String(name)} for ${role}`).toBe(isTheirs);
    if (behind !== undefined) await page.keyboard.press('Escape');
  }
}

for (const role of roles) {
  test(`${role} sees the screens and controls of the role, and no others`, async ({
    openVisitor,
  }) => {
    const { page, complaints } = await openVisitor();
    const staffCalls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/staff/')) staffCalls.push(pathname);
    });
    await comeBackAs(page, address, role);
    for (const { key, name: entry, path, requiredRole } of screenRegistry) {
      const name = formatMessage('ru', `menu.${entry}`);
      const isTheirs = reaches(role, requiredRole);
      await page.goto(address + path);
      await heading(page, isTheirs ? name : "This page's gone fishing").waitFor();
      const link = navigation(page).locator(`a[href="${path}"]`);
      await navigation(page).getByRole('link', { name: 'Обзор' }).waitFor();
      if (isTheirs) await link.first().waitFor({ state: 'attached' });
      expect((await link.count()) > 0, `${name} in the menu of ${role}`).toBe(isTheirs);
      if (isTheirs) await expectControls(page, role, key);
    }
    if (!reaches(role, 'moderator')) expect(staffCalls).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a guest is led to sign in from every screen, with the way back', async ({ openVisitor }) => {
  const { page } = await openVisitor();
  for (const { path } of [...screenRegistry, { path: '/app/profile' }]) {
    await page.goto(address + path);
    await page.waitForURL(`${address}/login?redirect=${encodeURIComponent(path)}`);
  }
});
