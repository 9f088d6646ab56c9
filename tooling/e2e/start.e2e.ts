import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeBundle } from './bundle.ts';
import { litometr, spawnStart, startProduct, temporaryFolder } from './product.ts';

const folder = temporaryFolder();
test.afterAll(folder.remove);
const empty = { dataFolder: join(folder.path, 'empty'), env: { LITOMETR_DEMO: 'off' } };

/** Starts what cannot start; answers what it said and how it ended. */
async function refused(options: Parameters<typeof spawnStart>[0]) {
  const { child, output } = spawnStart(options);
  await once(child, 'close');
  const lines = output().trim().split('\n').slice(1);
  return { code: child.exitCode, lines };
}

test('a start says where it answers, which day its data is of and how to sign in', async () => {
  const product = await startProduct(empty);
  expect(product.output()).toMatch(/Литометр: http:\/\/127\.0\.0\.1:\d+/);
  expect(product.output()).toMatch(/Data: +none yet/);
  expect(product.output()).toMatch(/Sign in: +admin, password \S{20}/);
  const health = await fetch(`${product.address}/api/health/`);
  expect(await health.json()).toMatchObject({ status: 'ok' });

  const second = await refused(empty);
  expect(second.code).toBe(1);
  expect(second.lines).toHaveLength(1);
  expect(second.lines[0]).toContain(product.address);

  const stopped = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(5_000);
});

test('a port in use ends with one clear line', async () => {
  const holder = createServer();
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, lines } = await refused({ ...empty, env: { ...empty.env, PORT: String(port) } });
  holder.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`Port ${port} of 127.0.0.1 is used by another program`),
  ]);
});

test('a data folder that cannot be one ends with one clear line', async () => {
  const file = join(folder.path, 'a-file');
  writeFileSync(file, '');
  const { code, lines } = await refused({ ...empty, dataFolder: file });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`The data folder ${file} cannot be written`)]);
});

test('a wrong setting names the variable', async () => {
  const { code, lines } = await refused({ ...empty, env: { PORT: 'many' } });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('PORT')]);
});

test('what was imported is there after a kill', async () => {
  const dataFolder = join(folder.path, 'killed');
  const bundle = writeBundle(join(folder.path, 'bundle'));
  const env = { LITOMETR_DEMO: 'off' };
  const first = await startProduct({ dataFolder, env });
  expect((await litometr(dataFolder, ['import', bundle])).code).toBe(0);
  const ended = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await ended;
  const second = await startProduct({ dataFolder, env });
  expect(second.output()).toContain('up to 2026-08-07');
  const again = await litometr(dataFolder, ['import', bundle]);
  expect(again.output).toContain('nothing changed');
  await second.stop();
});
