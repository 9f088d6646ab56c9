import { assignVars, globalStyle } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { contrastLayer } from './contrast.ts';
import { layers } from './layers.css.ts';
import { pick, semantic, type ThemeName } from './semantic.ts';

const names: ThemeName[] = ['light', 'dark'];

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
      `The contrast layer sets '${name}', which the semantic table does not hold at that place. ` +
        'Add it to semantic.ts or correct the name in contrast.ts.',
    );
  });
}

for (const name of names) {
  globalStyle(`body.${name}`, {
    '@layer': {
      [layers.theme]: { colorScheme: name, vars: assignVars(contract, pick(semantic, name)) },
    },
  });
  globalStyle(`body.${name}.contrast`, {
    '@layer': {
      [layers.theme]: {
        vars: Object.fromEntries(assignPartial(contract, pick(contrastLayer, name))),
      },
    },
  });
}
