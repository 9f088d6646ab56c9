/** The package as another portal gets it: a tarball, in an app with `fetch` and no storage. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run/paths.ts';
import { temporaryFolder } from './product.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const folder = temporaryFolder();
test.afterAll(folder.remove);
const packageFolder = join(root, 'packages/auth-machine');
const app = join(folder.path, 'app');
const installed = join(app, 'node_modules/@litometr/auth-machine');
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] }).toString();

interface Manifest {
  dependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional?: boolean }>;
  exports: Record<string, unknown>;
}

const main = `
import { createMemoryStorage, createSession, statusOf } from '@litometr/auth-machine';
import { createFetchTransport, createSessionFetch } from '@litometr/auth-machine/fetch';
import { defaultParsers } from '@litometr/auth-machine/parsers';

const session = createSession({
  transport: createFetchTransport({ baseURL: '/api' }),
  parsers: defaultParsers,
  storage: createMemoryStorage(),
});
const call = createSessionFetch(session, { baseURL: '/api' });

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error('There is no ' + id + '.');
  return found;
}

session.actor.subscribe((snapshot) => {
  const name: string = snapshot.context.user?.username ?? 'nobody';
  element('status').textContent = statusOf(snapshot) + ' ' + name;
});
element('in').onclick = async () => {
  await session.login({ username: 'vip', password: 'demo', remember: true });
};
element('out').onclick = () => session.logout();
element('call').onclick = async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => call('/search/?q=call' + String(n))),
  );
  element('answers').textContent = answers.map((answer) => answer.status).join(' ');
};
await session.start();
`;

const page = `<!doctype html>
<title>Another portal</title>
<p id="status"></p><p id="answers"></p>
<button id="in">in</button><button id="out">out</button><button id="call">call</button>
<script type="module" src="./main.ts"></script>`;

/** Unpacks the tarball and gives it what it declares, nothing else: no axios, no React, no zod. */
function install(): Manifest {
  run('npm', ['run', 'build', '--silent'], packageFolder);
  run('npm', ['pack', '--silent', '--pack-destination', folder.path], packageFolder);
  const tarball = readdirSync(folder.path).find((name) => name.endsWith('.tgz')) ?? '';
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', join(folder.path, tarball), '-C', installed, '--strip-components=1'], root);
  // The manifest is written by npm pack, so it has this shape.
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys(manifest.dependencies)) {
    symlinkSync(join(packageFolder, 'node_modules', name), join(app, 'node_modules', name));
  }
  return manifest;
}

let manifest: Manifest;

test.beforeAll(async () => {
  manifest = install();
  writeFileSync(join(app, 'index.html'), page);
  writeFileSync(join(app, 'main.ts'), main);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['main.ts'] }),
  );
  run('tsc', ['-p', app], root);
  await build({
    root: app,
    base: '/another/',
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2023' },
  });
});

test('it needs xstate alone, and carries neither tests nor sources', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['xstate']);
  expect(manifest.dependencies['xstate']).toMatch(/^\^?\d+\.\d+\.\d+$/);
  expect(Object.keys(manifest.peerDependenciesMeta).sort()).toEqual([
    '@xstate/react',
    'axios',
    'react',
    'react-router-dom',
  ]);
  const files = readdirSync(installed, { recursive: true }).map(String);
  expect(files.filter((name) => /\.test\.|\.stories\.|testing|src/.test(name))).toEqual([]);
});

test('an empty app signs in, renews and signs out with it', async ({ openPage }) => {
  const { page: tab, complaints } = await openPage();
  await tab.route(`${address}/another/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/another/', '');
    return route.fulfill({ path: join(app, 'dist', path === '' ? 'index.html' : path) });
  });
  await tab.goto(`${address}/another/`);
  await tab.getByText('guest nobody').waitFor();
  await tab.getByRole('button', { name: 'in' }).click();
  await tab.getByText('signedIn vip').waitFor();
  // The tokens of this session are nowhere but in memory.
  expect(await tab.evaluate(() => Object.keys(localStorage))).not.toContain('access_token');

  const refused = new Set<string>();
  let refreshes = 0;
  tab.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) refreshes += 1;
  });
  await tab.route('**/api/search/?q=*', (route) => {
    const url = route.request().url();
    if (refused.has(url)) return route.continue();
    refused.add(url);
    return route.fulfill({ status: 401, contentType: 'application/json', body: '{}' });
  });
  await tab.getByRole('button', { name: 'call' }).click();
  await tab.getByText(Array.from({ length: 20 }, () => '200').join(' ')).waitFor();
  expect(refreshes).toBe(1);

  await tab.getByRole('button', { name: 'out' }).click();
  await tab.getByText('guest nobody').waitFor();
  await tab.reload();
  await tab.getByText('guest nobody').waitFor();
  // The browser itself logs each refusal.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
