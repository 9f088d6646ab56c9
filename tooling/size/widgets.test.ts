import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run/paths.ts';
import { type Weight, weigh } from './bundle.ts';
import { firstChartLimit, furtherChartLimit, tableLimit } from './widgetLimits.ts';

const source = 'packages/analytics-widgets/src';
const charts = readdirSync(join(root, source, 'charts'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => name !== 'ChartFrame');
const FIRST = 'TrendChart';
const further = charts.filter((name) => name !== FIRST);
const take = (path: string) => `export * from '${join(root, source, path)}';`;
const besideFirst = (name: string): string => `${FIRST} and ${name}`;
const total = ({ script, style }: Weight) => script + style;

let weights: Record<string, Weight> = {};

beforeAll(async () => {
  const apps = {
    table: `export { DataTable } from '${join(root, source, 'table/index.ts')}';`,
    ...Object.fromEntries(charts.map((name) => [name, take(`charts/${name}/index.ts`)])),
    ...Object.fromEntries(
      further.map((name) => [
        besideFirst(name),
        [FIRST, name].map((kind) => take(`charts/${kind}/index.ts`)).join('\n'),
      ]),
    ),
  };
  // An app that shows a table has the components already.
  weights = await weigh(apps, [/^@litometr\/ui(\/|$)/]);
  const lines = Object.entries(weights)
    .toSorted(([, left], [, right]) => total(right) - total(left))
    .map(
      ([name, { script, style }]) => `${name.padEnd(32)} ${String(script).padStart(7)} ${style}`,
    );
  console.log(['widget                            script style', ...lines].join('\n'));
}, 180_000);

const weightOf = (name: string): Weight => {
  const weight = weights[name];
  if (!weight) throw new Error(`${name} was not bundled.`);
  return weight;
};
const from = (name: string, part: string) =>
  weightOf(name).modules.filter((module) => module.includes(part));

describe('a table without charts', () => {
  it('stays within its limit over React and ui', () => {
    expect(total(weightOf('table'))).toBeLessThanOrEqual(tableLimit);
  });

  it.each(['/charts/', 'recharts', 'd3-force'])('brings nothing of %s along', (part) => {
    expect(from('table', part)).toEqual([]);
  });
});

describe('a chart', () => {
  it('costs no more than its limit with Recharts, where it is the first', () => {
    expect(total(weightOf(FIRST))).toBeLessThanOrEqual(firstChartLimit);
  });

  it.each(further)('%s costs no more than its limit beside the first', (name) => {
    const added = total(weightOf(besideFirst(name))) - total(weightOf(FIRST));
    expect(added).toBeLessThanOrEqual(furtherChartLimit);
  });

  it.each(charts)('%s does not bring the table along', (name) => {
    expect(from(name, `${source}/table/DataTable`)).toEqual([]);
  });
});
