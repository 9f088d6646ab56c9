import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuiltFiles } from './builtFiles.ts';

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'litometr-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  const manifest = { 'src/i18n/texts/fa.ts': { file: 'assets/fa-1.js' } };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'one.css'), 'a{}');
  writeFileSync(join(folder, 'two.css'), 'b{}');
  return folder;
}

it('has the style sheets in their order', () => {
  expect(readBuiltFiles(builtFolder(), ['/two.css', '/one.css']).styles).toBe('b{}\na{}');
});

it('knows the script of a module by its source', () => {
  const { scriptOf } = readBuiltFiles(builtFolder(), []);
  expect(scriptOf('src/i18n/texts/fa.ts')).toBe('/assets/fa-1.js');
  expect(() => scriptOf('src/i18n/texts/tlh.ts')).toThrow('has no src/i18n/texts/tlh.ts');
});
