import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run/paths.ts';
import { type Weight, weigh } from './bundle.ts';
import { componentLimits, shell } from './uiLimits.ts';

const source = join(root, 'packages/ui/src');
const folders = readdirSync(join(source, 'components'));
const take = (path: string) => `export * from '${join(source, path)}/index.ts';`;
const total = ({ script, style }: Weight) => script + style;

let weights: Record<string, Weight> = {};
let frame: Weight = { script: 0, style: 0, modules: [] };

/** One line for each component, the fullest first. */
function table(): string {
  const lines = Object.entries(weights)
    .map(([name, weight]) => ({
      name,
      weight,
      share: total(weight) / (componentLimits[name] ?? 1),
    }))
    .sort((left, right) => right.share - left.share)
    .map(
      ({ name, weight, share }) =>
        `${name.padEnd(18)} ${String(weight.script).padStart(7)} ${String(weight.style).padStart(6)} ` +
        `${String(componentLimits[name] ?? 0).padStart(8)} ${Math.round(share * 100)} %`,
    );
  const shellLine = `${'the shell'.padEnd(18)} ${String(frame.script).padStart(7)} ${String(frame.style).padStart(6)} ${String(shell.limit).padStart(8)} ${Math.round((total(frame) / shell.limit) * 100)} %`;
  return ['component           script  style    limit', ...lines, shellLine].join('\n');
}

beforeAll(async () => {
  weights = await weigh(
    Object.fromEntries(folders.map((name) => [name, take(`components/${name}`)])),
  );
  const parts = [...shell.parts.map((name) => `components/${name}`), 'provider', 'theme'];
  const bundled = await weigh({ shell: parts.map(take).join('\n') });
  frame = bundled['shell'] ?? frame;
  console.log(table());
}, 180_000);

describe('a component', () => {
  it.each(folders)('%s costs no more than its limit in tooling/size/uiLimits.ts', (name) => {
    const weight = weights[name];
    expect(weight, `${name} was not bundled`).toBeDefined();
    expect(
      componentLimits[name],
      `${name} has no limit yet: add one, its cost and a tenth more`,
    ).toBeDefined();
    expect(
      weight ? total(weight) : Infinity,
      `${name} grew. See what came along by its imports; load it later through a door, or raise the limit`,
    ).toBeLessThanOrEqual(componentLimits[name] ?? 0);
  });

  it('has a limit only while it exists', () => {
    expect(Object.keys(componentLimits).filter((name) => !folders.includes(name))).toEqual([]);
  });
});

describe('the shell', () => {
  it('is at hand at once: its entry stays small', () => {
    expect(frame.script).toBeGreaterThan(0);
    expect(total(frame)).toBeLessThanOrEqual(shell.limit);
  });

  it.each(shell.without)('brings no %s along', (name) => {
    const folder = `packages/ui/src/components/${name}/`;
    expect(frame.modules.filter((module) => module.startsWith(folder))).toEqual([]);
  });
});
