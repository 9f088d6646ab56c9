import {
  type FakePortal,
  startFakePortal,
} from '../../apps/server/src/collectors/testing/fakePortal.ts';
import { litometr, PRODUCT_START_MS } from './product.ts';
import { comeBackAs } from './sessionPage.ts';
import { type OwnProduct, startOwnProduct } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

let portal: FakePortal;
let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(PRODUCT_START_MS);
  portal = await startFakePortal('litgorod');
  product = await startOwnProduct({
    LITOMETR_COLLECTORS: 'on',
    LITOMETR_CONTACT: 'team@example.org',
    LITOMETR_COLLECTOR_URLS: `litgorod=${portal.address}`,
    LITOMETR_COLLECTOR_PACE_MS: '0',
  });
});
test.afterAll(async () => {
  await product.stop();
  await portal.close();
});

test('an admin reads the rules and turns a collector on; its portal’s page then has its data', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor();
  await comeBackAs(page, product.address, 'admin');
  const off = await litometr(product.dataFolder, ['collect', 'litgorod', '--once']);
  expect([off.code, off.output]).toEqual([1, expect.stringContaining('The collector is off')]);
  expect(portal.requests).toEqual([]);

  await page.goto(`${product.address}/app/parsers?portal=litgorod&part=collector`);
  await page.getByRole('button', { name: 'Включить…' }).click();
  const rules = page.getByRole('dialog');
  await rules.getByText('robots.txt', { exact: false }).first().waitFor();
  await rules.getByRole('checkbox').check({ force: true });
  await rules.getByRole('button', { name: 'Включить' }).click();
  await rules.waitFor({ state: 'detached' });
  await page.getByText('Правила принял').waitFor();
  expect(complaints).toEqual([]);

  const run = await litometr(product.dataFolder, ['collect', 'litgorod', '--once']);
  expect(run.output).toMatch(/litgorod: published\. \d+ pages, 0 errors; books: 8 new/);
  expect(run.code).toBe(0);
  expect(portal.requests[0]?.headers['user-agent']).toMatch(
    /^Litometr\/\S+ \(\+team@example\.org\)$/,
  );
  await page.goto(`${product.address}/portals/litgorod`);
  await page.getByText('Книга 101').first().waitFor();
  expect(await page.getByText('Демонстрационные данные').count()).toBe(0);
});
