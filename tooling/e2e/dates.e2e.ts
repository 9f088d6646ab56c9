import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

/** Each step is read out: what reads it out empties its region in a way that the policy would refuse. */
test('the days of a period are stepped by keys as often as a reader likes', async ({
  openPage,
}) => {
  const { page, complaints } = await openPage({ width: 1440 });
  await page.goto(`${address}/portals/litnet/genre-stats`);
  await page.getByRole('group', { name: 'Период' }).getByRole('button').click();
  await page.getByText('Свой период').click();
  const year = page.getByRole('spinbutton', { name: /год/u }).first();
  await year.focus();
  const before = Number(await year.getAttribute('aria-valuenow'));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => year.getAttribute('aria-valuenow')).toBe(String(before - 3));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Жанровая статистика');
  expect(complaints).toEqual([]);
});

test('markup that is no empty text is refused as before', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto(address);
  const refused = await page.evaluate(() => {
    const element = document.createElement('div');
    try {
      element.innerHTML = '<b>bold</b>';
    } catch (error) {
      return `${(error as Error).name}, ${element.childNodes.length}`;
    }
    return 'written';
  });
  expect(refused).toBe('TypeError, 0');
});
