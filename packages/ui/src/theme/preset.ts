import { assignVars, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { contrastLayer } from './contrast.ts';
import { layers } from './layers.css.ts';
import { type Picked, pick, semantic, type ThemeName } from './semantic.ts';

/** Every colour of the interface in one preset. One that is missing does not compile. */
export type PresetColors = Picked<typeof semantic>;

export interface Preset {
  /** What the browser's own parts (scroll bars, date fields) and the contrast layer go by. */
  scheme: ThemeName;
  colors: PresetColors;
}

/** The two presets that ship. Another one may take from them what it has no colour of its own for. */
export const presets = {
  light: { scheme: 'light', colors: pick(semantic, 'light') },
  dark: { scheme: 'dark', colors: pick(semantic, 'dark') },
} as const satisfies Record<ThemeName, Preset>;

interface Tree {
  readonly [name: string]: string | Tree;
}

/** The variables that a partial table speaks of, each with that table's value. */
function assignPartial(variables: Tree, values: Tree): [variable: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]) => {
    const variable = variables[name];
    if (typeof value === 'string' && typeof variable === 'string') return [[variable, value]];
    if (typeof value === 'object' && typeof variable === 'object') {
      return assignPartial(variable, value);
    }
    throw new Error(
      `A layer over the presets sets '${name}', which the semantic table does not hold at that ` +
        'place. Add it to semantic.ts or correct the name.',
    );
  });
}

/** The variables of a part of the table. */
export const partOf = (values: Tree): Record<string, string> =>
  Object.fromEntries(assignPartial(contract, values));

/** On paper: the colours of a light preset, on grounds that cost no ink. */
function printed({ scheme }: Preset): Record<string, string> {
  const white = partOf({
    color: { surface: { page: 'white', raised: 'white' } },
    shadow: { float: 'none' },
  });
  if (scheme === 'light') return white;
  return { ...assignVars(contract, presets.light.colors), ...white };
}

/**
 * Makes a preset out of its colours: `body.<name>`, the contrast layer over it (`.contrast`) and
 * its values for print. Called in a `*.css.ts` file; `light` and `dark` are made by it too.
 */
export function definePreset(name: string, preset: Preset): void {
  const rule = (selector: string, body: GlobalStyleRule) =>
    globalStyle(selector, { '@layer': { [layers.theme]: body } });
  const own = `body.${name}`;
  const contrast = `${own}.contrast`;

  rule(own, { colorScheme: preset.scheme, vars: assignVars(contract, preset.colors) });
  rule(contrast, { vars: partOf(pick(contrastLayer, preset.scheme)) });
  globalStyle(`${own}, ${contrast}`, {
    '@media': {
      print: { '@layer': { [layers.theme]: { colorScheme: 'light', vars: printed(preset) } } },
    },
  });
}
