import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import checks from '../../.size-limit.ts';
import { packageFolder } from './packages.ts';

const namesFrom = (folder: string) =>
  checks
    .filter(({ path }) => path.every((file) => file.startsWith(`packages/${folder}/`)))
    .map(({ name }) => name);

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);

describe('the size limits', () => {
  it('have one for each component, and for the shell', () => {
    const components = foldersIn(join(packageFolder('ui'), 'src/components'));
    expect(namesFrom('ui').sort()).toEqual([...components, 'shell'].sort());
  });

  it('have one for the first kind of chart, and for each further kind beside it', () => {
    const kinds = foldersIn(join(packageFolder('analytics-widgets'), 'src/charts'));
    const further = kinds.filter((name) => name !== 'ChartFrame' && name !== 'TrendChart');
    const charts = namesFrom('analytics-widgets').filter((name) => name.startsWith('TrendChart'));
    expect(charts.sort()).toEqual([
      'TrendChart',
      ...further.map((name) => `TrendChart and ${name}`).sort(),
    ]);
  });
});
