import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/paths.ts';

interface Rule {
  pattern: RegExp;
  isIgnored: boolean;
}

/** The rules of `.dockerignore` as Docker reads them: `**` crosses folders, `!` takes back in. */
function readRules(text: string): Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const source = line
        .replace(/^!/, '')
        .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/\*\*\/|\*\*|\*|\?/g, (sign) => {
          if (sign === '**/') return '(?:.*/)?';
          if (sign === '**') return '.*';
          return sign === '*' ? '[^/]*' : '[^/]';
        });
      // A pattern that matches a folder matches all that is in it.
      return { pattern: new RegExp(`^${source}(?:/.*)?$`), isIgnored: !line.startsWith('!') };
    });
}

const rules = readRules(readFileSync(join(root, '.dockerignore'), 'utf8'));
/** The last rule that matches decides. */
const isIgnored = (path: string) =>
  rules.findLast(({ pattern }) => pattern.test(path))?.isIgnored ?? false;

describe('.dockerignore', () => {
  it.each([
    '.env',
    '.env.local',
    'deploy/.env',
    'apps/server/.env',
    'apps/server/.env.production',
    '.data/accounts/base/1',
    'apps/server/.data/accounts/base/1',
    'data/accounts/base/1',
    'backups/2026-08-07/accounts.ndjson',
    'bundle.zip',
    'tooling/server.key',
    'apps/server/src/tls.pem',
    '.git/config',
    'packages/ui/.git/config',
    'node_modules/zod/index.js',
    'apps/server/node_modules/zod/index.js',
    'apps/dashboard/dist/server/index.js',
    'apps/dashboard/dist-static/index.html',
    'node_modules/.cache/litometr/dashboard.stamp',
    'storybook-static/index.html',
    'apps/server/npm-debug.log',
  ])('excludes %s from the image', (path) => {
    expect(isIgnored(path)).toBe(true);
  });

  it('lets in all that the build and the server read', () => {
    const patterns = [
      '{apps,packages}/*/{src,public}/**/*',
      '{apps,packages}/*/*.{json,ts,html}',
      'tooling/**/*.{ts,mjs,json}',
      '.storybook/**/*.{ts,tsx}',
      '{.npmrc,package.json,pnpm-lock.yaml,pnpm-workspace.yaml,tsconfig.json,tsconfig.base.json}',
    ];
    const files = patterns.flatMap((pattern) => {
      const found = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
      expect(found, pattern).not.toEqual([]);
      return found;
    });
    expect(files.filter(isIgnored)).toEqual([]);
  });
});
