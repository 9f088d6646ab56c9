import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import boundaries, { serverFolders } from '../../.dependency-cruiser.js';
import { root } from '../run/paths.ts';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

/** The paths of this repository that a rule names, each alternative of a group by itself. */
function namedPaths(pattern: string | undefined): string[] {
  if (pattern === undefined || !/\^?\(?(apps|packages)/.test(pattern)) return [];
  const group = /\(([\w.|-]+)\)/.exec(pattern);
  if (group === null) return [pattern];
  return (group[1] ?? '').split('|').map((part) => pattern.replace(group[0], part));
}

describe('the rules of the boundaries', () => {
  it.each(boundaries.forbidden.map((rule) => ({ ...rule })))(
    '$name names files that exist',
    ({ from, to }) => {
      const patterns = [from.path, 'path' in to ? to.path : undefined].flatMap(namedPaths);
      const unmatched = patterns.filter((pattern) => {
        const matcher = new RegExp(pattern.replaceAll('$1', '[^/]+'));
        return !files.some((file) => matcher.test(file));
      });
      expect(unmatched).toEqual([]);
    },
  );

  it('place every folder of the server in its layers', () => {
    const folders = readdirSync(join(root, 'apps/server/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name);
    expect(serverFolders.toSorted()).toEqual(folders.toSorted());
  });
});
