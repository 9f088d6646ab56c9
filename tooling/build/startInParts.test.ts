import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startInParts } from './startInParts.ts';

const chunk = (file: string, imports: string[] = []) => ({ file: `assets/${file}.js`, imports });
const manifest = {
  'index.html': chunk('index', ['_libraries.js', '_controls.js']),
  '_libraries.js': chunk('libraries', ['_runtime.js']),
  '_controls.js': chunk('controls', ['_runtime.js', '_libraries.js']),
  '_runtime.js': chunk('runtime'),
  'page.tsx': chunk('page', ['index.html']),
  'src/app/wire.ts': chunk('wire', ['_client.js', '_libraries.js']),
  '_client.js': chunk('client'),
};
const page = '<head><script type="module" crossorigin src="/assets/index.js"></script></head>';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'litometr-start-'));
  mkdirSync(join(dist, 'assets'));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

it('names a script that imports the parts, each behind those that it stands on, and the entry last', () => {
  const html = startInParts(page, manifest, dist);
  const [file = ''] = readdirSync(join(dist, 'assets'));
  expect(html).toContain(`<script type="module" crossorigin src="/assets/${file}"></script>`);
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/index.js">');
  const script = readFileSync(join(dist, 'assets', file), 'utf8');
  expect(script.match(/\/assets\/\w+/g)).toEqual([
    '/assets/runtime',
    '/assets/libraries',
    '/assets/controls',
    '/assets/index',
  ]);
});

it('has another name where it imports others', () => {
  const nameOf = (of: typeof manifest) => /start-[\w-]+/.exec(startInParts(page, of, dist))?.[0];
  const other = { ...manifest, '_runtime.js': chunk('runtime2') };
  expect(nameOf(manifest)).toBe(nameOf(manifest));
  expect(nameOf(manifest)).not.toBe(nameOf(other));
});

it('refuses a page that names no script', () => {
  expect(() => startInParts('<head></head>', manifest, dist)).toThrow(/names no script/);
});

it('names the client of the API apart, without what the entry names already', () => {
  const html = startInParts(page, manifest, dist);
  const apart = [...html.matchAll(/data-calls crossorigin href="\/assets\/(\w+)/g)];
  expect(apart.map(([, file]) => file)).toEqual(['client', 'wire']);
});

it('refuses a build that has no such client', () => {
  const { 'src/app/wire.ts': wire, ...without } = manifest;
  expect(wire).toBeDefined();
  expect(() => startInParts(page, without, dist)).toThrow(/wire\.ts/);
});
