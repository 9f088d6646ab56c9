import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fingerprint } from './freshness.ts';

const sources = ['src/**/*', 'package.json'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'litometr-fresh-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/a.ts'), 'one');
  writeFileSync(join(folder, 'src/deep/b.ts'), 'two');
  writeFileSync(join(folder, 'package.json'), '{}');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

describe('fingerprint', () => {
  it('is the same after a copy and with other times of files and folders', () => {
    const before = fingerprint(folder, sources);
    const copy = `${folder}-copy`;
    cpSync(folder, copy, { recursive: true });
    onTestFinished(() => rmSync(copy, { recursive: true }));
    for (const name of ['src', 'src/a.ts', 'package.json']) utimesSync(join(copy, name), 1, 1);
    expect(fingerprint(copy, sources)).toBe(before);
    writeFileSync(join(folder, 'README.md'), 'no source');
    expect(fingerprint(folder, sources)).toBe(before);
  });

  it.each([
    ['a content of the same length', () => writeFileSync(join(folder, 'src/a.ts'), 'two')],
    ['a further file', () => writeFileSync(join(folder, 'src/deep/c.ts'), '')],
    ['another name', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'))],
    ['a missing file', () => rmSync(join(folder, 'src/deep/b.ts'))],
  ])('changes with %s', (_, change) => {
    const before = fingerprint(folder, sources);
    change();
    expect(fingerprint(folder, sources)).not.toBe(before);
  });
});
