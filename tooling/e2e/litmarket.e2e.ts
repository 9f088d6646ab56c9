import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run/paths.ts';
import { titleAt, writeBundle } from './bundle.ts';
import { axeFaults } from './pageFaults.ts';
import { litometr, PRODUCT_START_MS } from './product.ts';
import { type OwnProduct, startOwnProduct } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

/** Real captures, where they lie beside the repository. */
const realBundle = join(dirname(root), 'shared/data/bundles/litmarket-2026-08');

/** The legend under a chart with the two missing days. */
const GAP = 'нет данных: 4–5 авг. (2 дня)';

let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(PRODUCT_START_MS);
  // The demo data of all portals is there first: an import has to take Litmarket's away.
  product = await startOwnProduct();
});
test.afterAll(async () => {
  await product.stop();
});

test('a bundle with a fault is refused with file, line and reason; nothing changes', async () => {
  const broken = writeBundle(join(product.folder, 'broken'), {
    ranks: (rows) => rows.map((row, index) => (index === 4 ? row.replace(',5,', ',fifth,') : row)),
  });
  const { code, output } = await litometr(product.dataFolder, ['import', broken]);
  expect(code).toBe(1);
  expect(output).toMatch(/ranks\.csv:6 position: .*fifth/);
  const overview = await fetch(`${product.address}/api/portals/litmarket/overview/`);
  expect(await overview.json()).toMatchObject({ meta: { demo: true } });
});

test('an imported day shows places, movement, the gap and rounded views', async ({ openPage }) => {
  const bundle = writeBundle(join(product.folder, 'bundle'));
  const imported = await litometr(product.dataFolder, ['import', bundle]);
  expect(imported.output).toContain('The server at');
  expect(imported.code).toBe(0);

  const { page, complaints } = await openPage({ width: 1440 });
  await page.goto(`${product.address}/portals/litmarket?view=movement&cols=rank,views`);
  const table = page.getByRole('table', { name: /Бытовое фэнтези/ });
  await table.waitFor();
  await page.getByRole('button', { name: /Жанр/ }).click();
  // The list is loaded when it is opened.
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'Бытовое фэнтези',
    'Любовное фэнтези',
    'Магические академии',
  ]);
  await page.keyboard.press('Escape');
  const first = table.getByRole('row').nth(1);
  await first.getByText(titleAt(0, 2, 1)).waitFor();
  // Second on 6 August, first on 7 August; its views are shown as rounded.
  expect(await first.textContent()).toMatch(/1[\s\S]*2[\s\S]*≈/);
  // Days without data are stated where days are compared.
  await page.getByRole('radio', { name: 'Гонка' }).click();
  await page.getByText(GAP).filter({ visible: true }).first().waitFor();
  await page.getByRole('radio', { name: 'Места', exact: true }).click();
  await first.waitFor();
  expect(await page.getByText('Демонстрационные данные').count()).toBe(0);
  await page.getByText('Данные за 7 августа 2026').first().waitFor();
  await page.getByText('источник: written for tests').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await first.getByRole('link', { name: titleAt(0, 2, 1) }).click();
  await page.waitForURL(/\/books\/\d+$/);
  await page.getByRole('heading', { name: /^Выше всего стояла на 1 месте/ }).waitFor();
  await page.getByText(GAP).filter({ visible: true }).first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const repeated = await litometr(product.dataFolder, ['import', bundle]);
  expect(repeated.output).toContain('nothing changed');
});

test.describe('the real captures of Litmarket', () => {
  test.skip(!existsSync(realBundle), 'The captures are not beside the repository.');

  test('show the tops of 7 August 2026 against 6 August', async () => {
    const imported = await litometr(product.dataFolder, ['import', realBundle]);
    expect(imported.code, imported.output).toBe(0);
    const list = await fetch(
      `${product.address}/api/portals/litmarket/lists/genre_top/?asof=2026-08-07`,
    );
    expect(await list.json()).toMatchObject({
      list: { asof: '2026-08-07', compare: '2026-08-06' },
      count: 10,
    });
  });
});
