/**
 * Pairs of colours of the semantic table that meet on the screen, by path. The review of presets
 * walks these lists, and the page on colours shows them: every used pair must be listed.
 */
export type ColorPair = readonly [upper: string, ground: string];

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.hover'];
const tones = ['success', 'info', 'warning', 'danger'];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const cross = (left: readonly string[], right: readonly string[]) =>
  left.flatMap((one) => right.map((other): ColorPair => [one, other]));

/** Text on the ground that it is set on: 4.5. */
export const textPairs: readonly ColorPair[] = [
  ...cross(['text.primary', 'text.secondary', 'text.link', 'text.linkHover'], surfaces),
  ...cross(['text.primary', 'text.secondary', 'text.link'], ['surface.selected']),
  ...cross(['delta.up', 'delta.down'], surfaces),
  ...cross(
    tones.map((tone) => `status.${tone}.text`),
    surfaces,
  ),
  ...tones.flatMap((tone): ColorPair[] => [
    [`status.${tone}.text`, `status.${tone}.surface`],
    ['text.primary', `status.${tone}.surface`],
    ['text.link', `status.${tone}.surface`],
  ]),
  ...['fill', 'fillHover', 'fillPressed'].flatMap((state) =>
    ['primary', 'neutral', 'danger'].map(
      (kind): ColorPair => [`action.${kind}.text`, `action.${kind}.${state}`],
    ),
  ),
  ['text.inverted', 'surface.inverse'],
  ['text.primary', 'chart.tooltip'],
  ['text.secondary', 'chart.tooltip'],
  ...cross(['chart.axis'], surfaces),
  ...numbers(12).map((cloth): ColorPair => [`cover.${cloth}.ink`, `cover.${cloth}.ground`]),
];

/** Marks, edges of controls and focus against what is beside them: 3. */
export const graphicPairs: readonly ColorPair[] = [
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
    numbers(8).map((index) => `chart.${index}`),
    ['surface.page', 'surface.raised'],
  ),
];

/** Additional promise of the contrast layer: 7. */
export const contrastLayerPairs: readonly ColorPair[] = cross(
  ['text.primary', 'text.secondary', 'text.link', 'delta.up', 'delta.down'],
  ['surface.page', 'surface.raised', 'surface.sunken'],
);

export interface ColorTree {
  readonly [name: string]: string | ColorTree;
}

/**
 * The colour at a path such as `text.primary`.
 * @throws where the tree holds none there.
 */
export function colorAt(tree: ColorTree, path: string): string {
  const value = path.split('.').reduce<string | ColorTree | undefined>((node, name) => {
    return typeof node === 'object' ? node[name] : undefined;
  }, tree);
  if (typeof value === 'string') return value;
  throw new Error(
    `The table of colours has none at '${path}'. A pair in pairs.ts names it: correct the pair, or add the colour to semantic.ts.`,
  );
}
