import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrastLayer } from './contrast.ts';
import { type PairTable, pick, semantic, type ThemeName } from './semantic.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

const read = (tree: Tree, path: string): string => {
  const value = path.split('.').reduce<string | Tree | undefined>((node, name) => {
    return typeof node === 'object' ? node[name] : undefined;
  }, tree);
  if (typeof value !== 'string') throw new Error(`No colour at ${path}`);
  return value;
};

const merge = (under: Tree, over: Tree): Tree =>
  Object.fromEntries(
    Object.entries(under).map(([name, value]) => {
      const upper = over[name];
      if (upper === undefined) return [name, value];
      if (typeof value === 'object' && typeof upper === 'object')
        return [name, merge(value, upper)];
      return [name, upper];
    }),
  );

const table = (theme: ThemeName, layer?: PairTable): Tree => {
  const base = pick(semantic, theme).color;
  return layer ? merge(base, pick(contrastLayer, theme).color) : base;
};

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.hover'];
const tones = ['success', 'info', 'warning', 'danger'];
const portals = ['litnet', 'litmarket', 'litres', 'authortoday', 'litgorod', 'bookriver'];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const cross = (left: string[], right: string[]) =>
  left.flatMap((one) => right.map((other): [string, string] => [one, other]));

/** Text on the ground that it is set on: 4.5. */
const text: [string, string][] = [
  ...cross(['text.primary', 'text.secondary', 'text.link', 'text.linkHover'], surfaces),
  ...cross(['text.primary', 'text.secondary', 'text.link'], ['surface.selected']),
  ...cross(['delta.up', 'delta.down', 'delta.same'], surfaces),
  ...cross(
    tones.map((tone) => `status.${tone}.text`),
    surfaces,
  ),
  ...tones.flatMap((tone) => [
    [`status.${tone}.text`, `status.${tone}.surface`] as [string, string],
    ['text.primary', `status.${tone}.surface`] as [string, string],
    ['text.link', `status.${tone}.surface`] as [string, string],
  ]),
  ...['fill', 'fillHover', 'fillPressed'].flatMap((state) =>
    ['primary', 'neutral', 'danger'].map((kind): [string, string] => [
      `action.${kind}.text`,
      `action.${kind}.${state}`,
    ]),
  ),
  ['text.inverted', 'surface.inverse'],
  ['text.primary', 'chart.tooltip'],
  ['text.secondary', 'chart.tooltip'],
  ...cross(['chart.axis'], surfaces),
  ...portals.map((portal): [string, string] => ['portal.ink', `portal.${portal}`]),
  ...numbers(12).map((cloth): [string, string] => [`cover.${cloth}.ink`, `cover.${cloth}.ground`]),
];

/** Marks, edges of controls and focus against what is beside them: 3. */
const graphics: [string, string][] = [
  ...cross(
    ['border.strong', 'focus', 'action.mark'],
    ['surface.page', 'surface.raised', 'surface.sunken'],
  ),
  ['action.onMark', 'action.mark'],
  ...cross(['chart.muted'], ['surface.page', 'surface.raised']),
  ...tones.flatMap((tone) =>
    cross([`status.${tone}.accent`], ['surface.page', 'surface.raised', `status.${tone}.surface`]),
  ),
  ...cross(
    [...numbers(8).map((index) => `chart.${index}`), ...portals.map((name) => `portal.${name}`)],
    ['surface.page', 'surface.raised'],
  ),
];

const themes = [
  ['light', table('light'), 4.5],
  ['dark', table('dark'), 4.5],
  ['light with more contrast', table('light', contrastLayer), 4.5],
  ['dark with more contrast', table('dark', contrastLayer), 4.5],
] as const;

describe.each(themes)('%s', (_, colors) => {
  it.each(text)('sets %s on %s at 4.5 or more', (ink, ground) => {
    expect(wcagContrast(read(colors, ink), read(colors, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)('draws %s beside %s at 3 or more', (mark, ground) => {
    expect(wcagContrast(read(colors, mark), read(colors, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', table('light', contrastLayer)],
  ['dark', table('dark', contrastLayer)],
] as const)('the high-contrast layer over %s', (_, colors) => {
  it.each(
    cross(
      ['text.primary', 'text.secondary', 'text.link', 'delta.up', 'delta.down'],
      ['surface.page', 'surface.raised', 'surface.sunken'],
    ),
  )('sets %s on %s at 7 or more', (ink, ground) => {
    expect(wcagContrast(read(colors, ink), read(colors, ground))).toBeGreaterThanOrEqual(7);
  });
});
