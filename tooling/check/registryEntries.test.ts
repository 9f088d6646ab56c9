import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/paths.ts';

/** Sources of the product; tests, stories and fixtures may name any entry. */
const exclude = [
  '**/*.test.{ts,tsx}',
  '**/*.{stories,examples}.tsx',
  '**/testing/**',
  '**/node_modules/**',
  '**/dist/**',
];
const sources = new Map(
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root, exclude }).map((path) => [
    path.split(sep).join('/'),
    readFileSync(join(root, path), 'utf8'),
  ]),
);
const filesWith = (entry: RegExp) =>
  [...sources].filter(([, text]) => entry.test(text)).map(([path]) => path);

/** Files that hold nothing but texts: catalogues of messages, and files of one language. */
const TEXTS = /\.messages\.ts$|\/strings\/|\/i18n\/texts\//;
const COLLECTORS = /^apps\/server\/src\/collectors\//;
const GENERATED_DATA = /^apps\/server\/src\/demo\//;

/**
 * One entry of each registry, with the files that name it. The guide to the next entry names them too.
 * Files that match `beside` do not count: they are where such entries are told apart by their nature.
 * The others are at most `limit`: code that needs one more derives it from the registry instead.
 */
const registries = [
  {
    name: 'metric',
    entry: /\bdonations\b/,
    guide: 'add-metric.md',
    // Nothing needs generated data of a metric.
    beside: [TEXTS, COLLECTORS, GENERATED_DATA],
    limit: 2,
    files: [
      'packages/domain/src/snapshotFields.ts',
      'packages/domain/src/portals.ts',
      'apps/dashboard/src/domain/domain.messages.ts',
      'apps/server/src/demo/portals/litmarket.ts',
      'apps/server/src/demo/market/market.ts',
      'apps/server/src/collectors/portals/litmarket.ts',
    ],
  },
  {
    name: 'portal',
    entry: /\blitgorod\b/,
    guide: 'add-portal.md',
    beside: [TEXTS, COLLECTORS],
    limit: 3,
    files: [
      'packages/domain/src/portals.ts',
      'apps/dashboard/src/portals/portals.messages.ts',
      'apps/server/src/demo/portals/litgorod.ts',
      'apps/server/src/demo/portals/models.ts',
      'apps/server/src/collectors/portals/litgorod.ts',
      'apps/server/src/collectors/portals/portals.ts',
    ],
  },
  {
    name: 'page of a portal',
    entry: /genre-stats/,
    guide: 'add-page.md',
    beside: [TEXTS],
    limit: 3,
    files: [
      'packages/domain/src/portals.ts',
      'apps/dashboard/src/portals/portals.ts',
      'apps/dashboard/src/routes.ts',
    ],
  },
  {
    name: 'language',
    entry: /zh-CN/,
    guide: 'add-language.md',
    beside: [TEXTS],
    limit: 2,
    files: [
      'packages/domain/src/locales.ts',
      'packages/ui/src/strings/zh-CN.ts',
      'packages/analytics-widgets/src/strings/zh-CN.ts',
      'apps/dashboard/src/i18n/texts/zh-CN.ts',
      'apps/server/src/messages/messages.ts',
    ],
  },
  {
    name: 'screen of the server menu',
    entry: /AuditLog:|'AuditLog'/,
    guide: 'add-staff-screen.md',
    beside: [TEXTS],
    // The third file is its page.
    limit: 2,
    files: ['packages/domain/src/navigation.ts', 'apps/dashboard/src/app/MenuScreen.tsx'],
  },
  {
    name: 'condition of alerts',
    // As a type in code, or in a table by all types.
    entry: /type === 'growth'|type: 'growth'|case 'growth'|Record<AlertType\b/,
    guide: 'add-alert-rule.md',
    beside: [TEXTS],
    limit: 3,
    files: [
      'packages/domain/src/alerts.ts',
      'apps/server/src/alerts/matchRule.ts',
      'apps/dashboard/src/features/profile/alerts/useConditionText.ts',
    ],
  },
] as const;

/** Whether a guide names a file, its name with a placeholder for the entry, or its folder. */
function isNamed(guide: string, file: string): boolean {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return guide.includes(file) || guide.includes(`\`${folder}\``) || guide.includes(`\`${folder}/<`);
}

describe.each(registries)('a $name', ({ entry, guide, beside, limit, files }) => {
  it('is named in the files of its guide and in no other', () => {
    const found = filesWith(entry);
    expect(found.sort()).toEqual([...files].sort());
  });

  it(`is in at most ${limit} files beside those of its nature`, () => {
    const counted = filesWith(entry).filter((file) => !beside.some((kind) => kind.test(file)));
    expect(counted.length).toBeLessThanOrEqual(limit);
  });

  it('has a guide that names each of these files', () => {
    const text = readFileSync(join(root, 'docs/how-to', guide), 'utf8');
    expect(files.filter((file) => !isNamed(text, file))).toEqual([]);
  });
});
