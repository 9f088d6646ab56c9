import { expect, it } from 'vitest';

/** Where the session is tested: this package, its server, its screens, the browser. */
const suites = import.meta.glob<string>(
  [
    './**/*.test.{ts,tsx}',
    '../../../apps/dashboard/src/**/*.test.{ts,tsx}',
    '../../../apps/server/src/accounts/**/*.test.ts',
    '../../../tooling/e2e/session/*.e2e.ts',
    '../../../tooling/e2e/session*.e2e.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const INVARIANTS = 40;

it('each of the forty invariants is named by a test', () => {
  const titles = Object.values(suites).flatMap((text) =>
    [...text.matchAll(/['"`][^'"`\n]*\[(I\d+(?:, I\d+)*)\]/g)].map(([, numbers]) => numbers ?? ''),
  );
  const named = new Set(titles.flatMap((numbers) => numbers.split(', ')));
  const all = Array.from({ length: INVARIANTS }, (_, index) => `I${index + 1}`);
  expect(all.filter((number) => !named.has(number))).toEqual([]);
});
