import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseNames, type KindName, kinds } from '../testing/kinds/index.ts';

/** Names of the stories of a file. */
function storiesIn(path: string): string[] {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

// Every name of the table is one of its kinds.
const names = Object.keys(kinds) as KindName[];

describe.each(names)('%s', (name) => {
  it('has a playground and stories in right-to-left, on a phone and in all states', () => {
    expect(storiesIn(`./${name}/${name}.stories.tsx`)).toEqual(
      expect.arrayContaining(['Playground', 'RightToLeft', 'Phone', 'States']),
    );
  });

  it('has a chart for each case, or a reason why there is none', () => {
    for (const one of caseNames) {
      const shown = kinds[name].cases[one];
      // A reason is a sentence.
      expect(typeof shown === 'string' ? shown : 'A chart.').toMatch(/^[А-ЯA-Z].+\.$/);
    }
  });
});

it('have joint stories in dark, right-to-left, on a phone and on paper', () => {
  expect(storiesIn('./allKinds.stories.tsx')).toEqual(
    expect.arrayContaining(['Typical', 'Dark', 'RightToLeft', 'Phone', 'Print', 'TenThousand']),
  );
});

it('come with tables and tiles in the same states and for each portal', () => {
  expect(storiesIn('../table/DataTable/DataTable.stories.tsx')).toEqual(
    expect.arrayContaining([
      ...['Playground', 'Dense', 'Loading', 'Empty', 'Failed', 'Partial', 'AllNull'],
      ...['Dark', 'RightToLeft', 'Phone', 'TenThousandRows', 'LongNames', 'OneRow', 'Negative'],
    ]),
  );
  expect(storiesIn('../tiles/allTiles.stories.tsx')).toEqual(
    expect.arrayContaining(['Page', 'Dark', 'RightToLeft', 'Phone', 'Print', 'EachPortal']),
  );
});
