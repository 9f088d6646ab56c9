/** What the product leaves in a browser: only the keys that `docs/product-decisions.md` names. */

import { comeBackAs, forgetChoices } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const tokens = ['access_token', 'refresh_token'];
const decided = {
  local: [...tokens, 'theme', 'locale', 'prefs'],
  // Tokens of a session that is not to be remembered; positions of the router's ScrollRestoration.
  session: [...tokens, 'react-router-scroll-positions'],
  // The device of the sign-in limits is one that has signed in.
  cookies: ['locale', 'litometr_device'],
};

test('a reader who signs in, makes choices and travels leaves only the decided keys', async ({
  openPage,
}) => {
  const { page } = await openPage();
  await comeBackAs(page, address, 'user');
  await page.goto(`${address}/portals/litnet/books`);
  await page.goto(`${address}/portals/litnet/global-top`);
  await page.goBack();
  await page.waitForURL(/books/);
  await page.goto(`${address}/app/profile`);
  await page.getByRole('radio', { name: 'Тёмная' }).click();
  await page.getByRole('radio', { name: 'Плотно' }).click();
  await page.goto(`${address}/?lang=en`);
  const found = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const undecided = {
    local: found.local.filter((key) => !decided.local.includes(key)),
    session: found.session.filter((key) => !decided.session.includes(key)),
    cookies: cookies.filter((key) => !decided.cookies.includes(key)),
  };
  expect(undecided).toEqual({ local: [], session: [], cookies: [] });
  expect(found.local).toEqual(expect.arrayContaining(['theme', 'prefs', ...tokens]));
  await page.context().close();
  await forgetChoices(address, 'user');
});
